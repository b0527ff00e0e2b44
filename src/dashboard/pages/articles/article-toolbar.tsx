import { useSearchParams } from 'react-router'
import type { ArticleSection } from '../../../domain/article.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import { FilterMenu } from '../../kit/list/filter-menu.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { articleWords } from './words.ts'

type Filter = { q?: string | undefined; missing?: string | undefined }

/** The filter is in the address: `?missing=en&q=well`. */
export function filterOf(parameters: URLSearchParams): Filter {
  return {
    q: parameters.get('q')?.trim() || undefined,
    missing: parameters.get('missing') || undefined,
  }
}

/** Searches in all languages, and shows only what is not complete in one of them. */
export function ArticleToolbar({ section, q, missing }: Filter & { section: ArticleSection }) {
  const words = useWords(articleWords)
  const { nameOf } = useLocale()
  const [, setParameters] = useSearchParams()
  const languages = useLanguagesChosenFirst()

  function show(filter: Filter) {
    const given = Object.entries(filter).filter(([, value]) => value)
    setParameters(Object.fromEntries(given) as Record<string, string>)
  }

  const options = [
    { id: '', name: words.all },
    ...languages.map(({ code }) => ({ id: code, name: words.missingIn(nameOf(code)) })),
  ]
  return (
    <ListToolbar
      search={{
        label: words.of[section].search,
        query: q ?? '',
        onSearch: (sought) => show({ missing, q: sought }),
      }}
    >
      <FilterMenu
        label={words.filter}
        choices={[
          { options, chosen: missing ?? '', onChoose: (code) => show({ q, missing: code }) },
        ]}
      />
    </ListToolbar>
  )
}
