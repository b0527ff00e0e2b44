import { IconChevronDown } from '@tabler/icons-react'
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components'
import {
  directionOf,
  type LanguageCode,
  pathInLanguage,
} from '../../../domain/languages/language.ts'
import { metaFields, type MetaTexts, shownLengths } from '../../../domain/seo/seo.ts'
import { useWords } from '../../app/locale/locale.tsx'
import type { FieldValue } from '../languages/field-in-language.tsx'
import { TextInLanguage } from '../languages/text-in-language.tsx'
import styles from './search-result.module.css'
import { searchResultWords } from './words.ts'
import { firstCharacters } from '../../../domain/articles/excerpt.ts'

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

export function FoldedSearchResult(props: SearchResultFieldsProps) {
  const words = useWords(searchResultWords)
  return (
    <Disclosure className={styles.fold}>
      <Button slot="trigger" className={styles.trigger}>
        <IconChevronDown size={18} aria-hidden="true" />
        <span>{words.title}</span>
      </Button>
      <DisclosurePanel>
        <SearchResultFields {...props} />
      </DisclosurePanel>
    </Disclosure>
  )
}

type SearchResultProps = {
  language: LanguageCode
  path: string
  shown: MetaTexts
}

function SearchResult({ language, path, shown }: SearchResultProps) {
  const words = useWords(searchResultWords)
  const address = location.origin + pathInLanguage(language, path)
  return (
    <figure className={styles.result}>
      <figcaption>{words.preview}</figcaption>
      <p className={styles.address}>
        <bdi dir="ltr">{address}</bdi>
      </p>
      <div lang={language} dir={directionOf(language)}>
        <p className={styles.title}>{cut(shown.meta_title, shownLengths.meta_title)}</p>
        <p className={styles.description}>
          {cut(shown.meta_description, shownLengths.meta_description)}
        </p>
      </div>
    </figure>
  )
}

function cut(text: string, length: number): string {
  const shown = firstCharacters(text, length)
  return shown.length < text.length ? `${shown.trimEnd()}…` : shown
}
