import { useState } from 'react'
import type { RevisionResponse } from '../../../contract/history.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { historyWords } from './history-words.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { History } from '../../../api/client/history-at.ts'
import { useFieldNames } from './own-fields.ts'
import { ValueView } from './value-view.tsx'
import styles from './history.module.css'

type Values = Record<string, unknown>

export type Restored = { revision: number; languages: LanguageCode[] }

type RevisionStateProps = {
  history: History
  revision: RevisionResponse
  onRestore: ((restored: Restored) => void) | null
}

export function RevisionState({ history, revision, onRestore }: RevisionStateProps) {
  const words = useWords(historyWords)
  const nameOfField = useFieldNames()
  const languages = useLanguagesChosenFirst()
  const [values, setValues] = useState<Values | null>(null)
  const [before, setBefore] = useState<Values>({})

  const languagesIn = (shown: Values) =>
    languages.flatMap(({ code }) => (Object.values(shown).some(hasTextIn(code)) ? code : []))

  async function read() {
    const { revision: number } = revision
    const [former, answer] = await Promise.all([
      number > 1 ? history.get(number - 1) : null,
      history.get(number),
    ])
    if (former?.ok) setBefore(former.value.values)
    if (answer.ok) setValues(answer.value.values)
    else showFailure(answer)
  }

  if (!values) {
    return (
      <Button look="quiet" onPress={() => void read()}>
        {words.show}
      </Button>
    )
  }
  return (
    <>
      <dl className={styles.values}>
        {revision.fields.map(({ field, language }) => {
          const name = language === null ? field : textName(field, language)
          return (
            <div key={name}>
              <dt>{nameOfField(name)}</dt>
              <dd>
                <ValueView
                  name={name}
                  value={valueIn(values, field, language)}
                  before={valueIn(before, field, language)}
                />
              </dd>
            </div>
          )
        })}
      </dl>
      {onRestore && (
        <Button
          onPress={() => onRestore({ revision: revision.revision, languages: languagesIn(values) })}
        >
          {words.restore}
        </Button>
      )}
    </>
  )
}

function valueIn(values: Values, field: string, language: string | null): unknown {
  const value = values[field]
  return language === null ? value : (value as Record<string, unknown> | undefined)?.[language]
}

function hasTextIn(code: LanguageCode) {
  return (value: unknown) => typeof value === 'object' && value !== null && code in value
}
