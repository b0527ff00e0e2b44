import { IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { searchLimits } from '../../../domain/search/search-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './list.module.css'

type SearchBoxProps = { label: string; query: string; onSearch: (query: string) => void }

export function SearchBox({ label, query, onSearch }: SearchBoxProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('q')
    onSearch(String(entered ?? '').trim())
  }

  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <input
          key={query}
          name="q"
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
