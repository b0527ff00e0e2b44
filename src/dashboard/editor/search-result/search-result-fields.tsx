import type { LanguageCode } from '../../../domain/languages/language.ts'
import { metaFields, type MetaTexts, shownLengths } from '../../../domain/seo/seo.ts'
import { useWords } from '../../app/locale/locale.tsx'
import type { FieldValue } from '../languages/field-value.ts'
import { TextInLanguage } from '../languages/text-in-language.tsx'
import styles from './search-result.module.css'
import { SearchResult } from './search-result.tsx'
import { searchResultWords } from './words.ts'

export type SearchResultFieldsProps = {
  language: LanguageCode
  path: string
  own: MetaTexts
  fieldOf: (field: string, language: LanguageCode, name: string) => FieldValue
}

export function SearchResultFields({ language, path, own, fieldOf }: SearchResultFieldsProps) {
  const words = useWords(searchResultWords)
  const fields = metaFields.map((name) => ({
    name,
    field: fieldOf(name, language, words.fields[name]),
  }))
  const written = Object.fromEntries(fields.map(({ name, field }) => [name, field.value]))
  const shown = Object.fromEntries(metaFields.map((name) => [name, written[name] || own[name]]))
  return (
    <div className={styles.fields}>
      {fields.map(({ name, field }) => (
        <TextInLanguage
          key={name}
          {...field}
          limit={shownLengths[name]}
          isLong={name === 'meta_description'}
          hint={field.value.length > shownLengths[name] ? words.tooLong : undefined}
        />
      ))}
      <SearchResult language={language} path={path} shown={shown as MetaTexts} />
    </div>
  )
}
