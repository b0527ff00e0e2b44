import { useId } from 'react'
import { useSearchParams } from 'react-router'
import type { ArticleSection } from '../../../domain/article.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import styles from './article-filter-bar.module.css'

type Filter = { q?: string | undefined; missing?: string | undefined }

/** The filter is in the address: `?missing=en&q=well`. */
export function filterOf(parameters: URLSearchParams): Filter {
  return {
    q: parameters.get('q')?.trim() || undefined,
    missing: parameters.get('missing') || undefined,
  }
}

/** Searches in all languages, and shows only what is not complete in one of them. */
export function ArticleFilterBar({ section, q, missing }: Filter & { section: ArticleSection }) {
  const words = useWords(articleWords)
  const { nameOf } = useLocale()
  const [, setParameters] = useSearchParams()
  const languages = useLanguagesChosenFirst()
  const id = useId()

  function show(filter: Filter) {
    const given = Object.entries(filter).filter(([, value]) => value)
    setParameters(Object.fromEntries(given) as Record<string, string>)
  }

  return (
    <div className={styles.bar}>
      <SearchBox
        label={words.of[section].search}
        query={q ?? ''}
        onSearch={(sought) => show({ missing, q: sought })}
      />
      <div className={styles.filter}>
        <label htmlFor={id}>{words.filter}</label>
        <select
          id={id}
          value={missing ?? ''}
          onChange={(event) => show({ q, missing: event.target.value })}
        >
          <option value="">{words.all}</option>
          {languages.map(({ code }) => (
            <option key={code} value={code}>
              {words.missingIn(nameOf(code))}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
