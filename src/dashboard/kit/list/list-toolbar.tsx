import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { searchLimits } from '../../../domain/search/search-text.ts'
import { FilterMenu } from './filter-menu.tsx'
import styles from './list-toolbar.module.css'
import { SearchBox } from './search-box.tsx'

/** The address says this while an option is chosen; nothing for the first of its filter. */
type Option = { name: string; query?: Record<string, string> }
type Filter = { title?: string; options: Option[] }

type ListToolbarProps = {
  /** Nothing is searched for without it. */
  search?: string
  label: string
  filters: readonly [Filter, ...Filter[]]
  children?: ReactNode
}

/** Above every list: the search at its start, the filters at its end; both are in the address, `?missing=en&q=well`. */
export function ListToolbar({ search, label, filters, children }: ListToolbarProps) {
  const [parameters, setParameters] = useSearchParams()
  const q = parameters.get('q')?.trim().slice(0, searchLimits.queryLength) ?? ''
  const names = [...filters.flatMap(namesIn), 'q']

  function show(changed: Record<string, string>) {
    const present = names.map((name) => [name, changed[name] ?? parameters.get(name) ?? ''])
    setParameters(
      Object.fromEntries(present.filter(([, value]) => value)) as Record<string, string>,
    )
  }
  const choiceOf = (filter: Filter) => ({
    ...(filter.title !== undefined && { title: filter.title }),
    options: filter.options.map(({ name }) => ({ id: name, name })),
    chosen: chosenIn(filter, parameters)?.name ?? '',
    onChoose: (chosen: string) => {
      const none = namesIn(filter).map((name) => [name, ''])
      const option = filter.options.find(({ name }) => name === chosen)
      show({ ...Object.fromEntries(none), ...option?.query })
    },
  })

  const [first, ...others] = filters
  return (
    <div className={styles.bar}>
      {search !== undefined && (
        <SearchBox label={search} query={q} onSearch={(sought) => show({ q: sought })} />
      )}
      <div className={styles.filters}>
        <FilterMenu label={label} choices={[choiceOf(first), ...others.map(choiceOf)]} />
        {children}
      </div>
    </div>
  )
}

function namesIn({ options }: Filter): string[] {
  return options.flatMap(({ query = {} }) => Object.keys(query))
}

function chosenIn({ options }: Filter, parameters: URLSearchParams): Option | undefined {
  return options.findLast(({ query = {} }) =>
    Object.entries(query).every(([name, value]) => parameters.get(name) === value),
  )
}
