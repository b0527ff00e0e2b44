import { completenessOf } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { neededTexts, type SectionName, sectionTexts } from '../../../domain/sections/section.ts'
import { LanguageColumns } from '../languages/language-columns.tsx'
import styles from '../languages/text-panel.module.css'
import { TextInLanguage } from '../languages/text-in-language.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { documentWords, type FieldNames } from '../document/words.ts'
import { useTextFields } from '../languages/use-text-fields.ts'
import type { SectionFormState } from './use-section-form.ts'

const longText = 1_000

export function SectionTexts({ section, form }: { section: SectionName; form: SectionFormState }) {
  const words = useWords(documentWords)
  const fieldOf = useTextFields(form)
  const texts = Object.entries(sectionTexts[section]) as [keyof FieldNames, number][]

  const refused = form.failure?.fields ?? {}

  function stateOf(language: LanguageCode) {
    return completenessOf(
      neededTexts(section).map((field) => form.values[textName(field, language)]),
    )
  }

  return (
    <div className={styles.panel}>
      <LanguageColumns
        stateOf={stateOf}
        wrong={{
          isIn: (language) => texts.some(([field]) => textName(field, language) in refused),
          since: form.failure,
        }}
      >
        {(language) =>
          texts.map(([field, limit]) => (
            <TextInLanguage
              key={field}
              {...fieldOf(field, language, words.fields[field])}
              limit={limit}
              isLong={limit > longText}
            />
          ))
        }
      </LanguageColumns>
    </div>
  )
}
