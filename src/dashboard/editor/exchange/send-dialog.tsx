import { useState } from 'react'
import { type SentFile, translationApi } from '../../../api/client/translation-api.ts'
import type { CoverageKind } from '../../../domain/documents/coverage.ts'
import type { TranslationState } from '../../../domain/exchange/exchange-limits.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { download } from '../../kit/download.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { LabelledChoice, SegmentedChoice } from '../../kit/fields/choices.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import type { ExchangeMenuProps } from './exchange-menu.tsx'
import styles from './exchange.module.css'
import { exchangeWords } from './exchange-words.ts'

type SendDialogProps = ExchangeMenuProps & { onClose: () => void }

export function SendDialog({ content, to: wanted, onClose }: SendDialogProps) {
  const words = useWords(exchangeWords)
  const { nameOf, translate } = useLocale()
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const [[to = '', from = ''], setPair] = useState<LanguageCode[]>(() =>
    codes.toSorted((one, other) => Number(other === wanted) - Number(one === wanted)),
  )
  const [kind, setKind] = useState<CoverageKind | 'all'>(content?.kind ?? 'all')
  const [state, setState] = useState<TranslationState>('needed')
  const [ready, setReady] = useState<SentFile | null>(null)
  const { failure, wrong, isSaving, send } = useSubmission({ hasToast: false })
  const named = codes.map((code) => ({ id: code, name: nameOf(code) }))

  /** The other language moves where this one was. */
  function choosePair(chosenTo: LanguageCode, chosenFrom: LanguageCode) {
    setReady(null)
    if (chosenTo !== chosenFrom) return setPair([chosenTo, chosenFrom])
    setPair([from, to])
  }

  async function make() {
    setReady(null)
    const chosen = kind === 'all' ? undefined : kind
    setReady(
      await send(() =>
        client(translationApi).send({ from, to, state, kind: chosen, ids: undefined }),
      ),
    )
  }

  const [refusal] = Object.values(wrong)
  const sentence = failure?.message ?? refusal
  return (
    <FormDialog
      title={words.sending.title}
      submit={words.sending.submit}
      pending={words.sending.making}
      isDirty={false}
      isSaving={isSaving}
      failure={sentence === undefined ? null : translate(sentence)}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <SelectField
          label={words.sending.from}
          options={named}
          value={from}
          onChange={(code) => choosePair(to, code)}
        />
        <SelectField
          label={words.sending.to}
          options={named}
          value={to}
          onChange={(code) => choosePair(code, from)}
        />
      </div>
      <SelectField
        label={words.sending.content}
        options={[
          ...(content ? [{ id: content.kind, name: content.name }] : []),
          { id: 'all', name: words.sending.allContent },
        ]}
        value={kind}
        onChange={(chosen) => {
          setReady(null)
          setKind(chosen)
        }}
      />
      <LabelledChoice label={words.sending.texts}>
        <SegmentedChoice
          label={words.sending.texts}
          options={[
            { key: 'needed', name: words.sending.needed },
            { key: 'all', name: words.sending.all },
          ]}
          chosen={state}
          onChoose={(chosen) => {
            setReady(null)
            setState(chosen)
          }}
        />
      </LabelledChoice>
      <p className={styles.note}>{words.sending.hint}</p>
      <output className={styles.ready}>
        {ready && (
          <>
            <span>
              {ready.texts === 0
                ? words.sending.nothing
                : `${words.texts(ready.texts)} · ${words.words(ready.words)}`}
            </span>
            {ready.texts > 0 && (
              <Button onPress={() => download(ready.name, ready.file)}>
                {words.sending.download}
              </Button>
            )}
          </>
        )}
      </output>
    </FormDialog>
  )
}
