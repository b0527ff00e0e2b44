import { firstCharacters } from '../../../domain/articles/excerpt.ts'
import {
  directionOf,
  type LanguageCode,
  pathInLanguage,
} from '../../../domain/languages/language.ts'
import { type MetaTexts, shownLengths } from '../../../domain/seo/seo.ts'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './search-result.module.css'
import { searchResultWords } from './words.ts'

type SearchResultProps = {
  language: LanguageCode
  path: string
  shown: MetaTexts
}

export function SearchResult({ language, path, shown }: SearchResultProps) {
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
