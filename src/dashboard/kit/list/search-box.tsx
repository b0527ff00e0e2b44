import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { searchLimits } from '../../../domain/search/search-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './list.module.css'

type SearchBoxProps = { label: string; query: string; onSearch: (query: string) => void }

export function SearchBox({ label, query, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const sought = useRef(query)

  // Words typed while the results come stay.
  useEffect(() => {
    if (input.current && query !== sought.current) input.current.value = query
    sought.current = query
  }, [query])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    sought.current = input.current?.value.trim() ?? ''
    onSearch(sought.current)
  }

  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={searchLimits.queryLength}
          defaultValue={query}
        />
        <IconButton type="submit" label={label}>
          <IconSearch size={18} aria-hidden="true" />
        </IconButton>
      </form>
    </search>
  )
}
