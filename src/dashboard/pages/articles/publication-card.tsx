import { useState } from 'react'
import { IconCloudUpload } from '@tabler/icons-react'
import type { TextState } from '../../../domain/articles/publication.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { ShortDate } from '../../../ui/short-date.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { MoreMenu } from '../../kit/more-menu.tsx'
import styles from './article-form.module.css'
import type { ArticleFormState, Intent } from './use-article-form.ts'
import { articleWords } from './words.ts'

type PublicationCardProps = { form: ArticleFormState; saveAs: (intent: Intent) => void }

export function PublicationCard({ form, saveAs }: PublicationCardProps) {
  const { publication: words } = useWords(articleWords)
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  const { publication, isPictureWaiting } = form.saved
  const written = languages.filter((code) => publication[code])
  const waiting = written.filter(
    (code) => publication[code]?.state !== 'live' && form.values[`title.${code}`],
  )
  return (
    <SideCard title={words.title} isUnsaved={false}>
      {written.length === 0 ? (
        <p className={styles.note}>{words.onSave}</p>
      ) : (
        <ul className={styles.standing}>
          {written.map((code) => (
            <Standing key={code} language={code} form={form} saveAs={saveAs} />
          ))}
        </ul>
      )}
      {isPictureWaiting && <p className={styles.note}>{words.pictures}</p>}
      {waiting.length > 0 && (
        <Button
          icon={<IconCloudUpload size={18} aria-hidden="true" />}
          isDisabled={form.stage !== 'editing'}
          onPress={() => saveAs({ kind: 'publish', languages: waiting })}
        >
          {waiting.length > 1 ? words.publishAll : words.publish}
        </Button>
      )}
    </SideCard>
  )
}

const signs: Record<TextState, string> = {
  missing: '–',
  draft: '✎',
  live: '✓',
  waiting: '•',
  off: '✕',
}

type StandingProps = PublicationCardProps & { language: LanguageCode }

function Standing({ language, form, saveAs }: StandingProps) {
  const { publication: words } = useWords(articleWords)
  const { nameOf } = useLocale()
  const [question, setQuestion] = useState<'unpublish' | 'discard' | null>(null)
  const { state = 'missing', live_since = null } = form.saved.publication[language] ?? {}
  const isLive = state === 'live' || state === 'waiting'
  const languages = [language]

  function confirm(intent: Intent) {
    setQuestion(null)
    saveAs(intent)
  }

  return (
    <li className={styles.language}>
      <div>
        <strong>{nameOf(language)}</strong>
        <span className={styles.state} data-state={state}>
          <span aria-hidden="true">{signs[state]}</span> {words.states[state]}
          {state === 'live' && live_since && (
            <>
              {` ${words.since} `}
              <ShortDate date={live_since} />
            </>
          )}
        </span>
      </div>
      <MoreMenu
        label={words.more(nameOf(language))}
        isDisabled={form.stage !== 'editing'}
        items={[
          ...(state === 'live'
            ? []
            : [{ name: words.publish, run: () => saveAs({ kind: 'publish', languages }) }]),
          ...(state === 'waiting'
            ? [{ name: words.discard, run: () => setQuestion('discard') }]
            : []),
          ...(isLive ? [{ name: words.unpublish, run: () => setQuestion('unpublish') }] : []),
        ]}
      />
      <ConfirmDialog
        isOpen={question === 'unpublish'}
        question={words.unpublishQuestion(nameOf(language))}
        explanation={words.unpublishHint}
        confirm={words.unpublishNow}
        onConfirm={() => confirm({ kind: 'unpublish', languages })}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        isOpen={question === 'discard'}
        question={words.discardQuestion}
        explanation={words.discardHint}
        confirm={words.discard}
        onConfirm={() => confirm({ kind: 'discard', languages })}
        onCancel={() => setQuestion(null)}
      />
    </li>
  )
}
