import { pathInLanguage } from '../../domain/languages/language.ts'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import styles from './search-form.module.css'

/** A plain form gives its results an address. */
export function SearchForm({ query = '' }: { query?: string }) {
  const { language, languageOf, words } = useSite()
  const { frame_search: search } = words
  return (
    <search className={styles.search} lang={languageOf('frame_search')}>
      <form className={styles.form} action={pathInLanguage(language, '/search')}>
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label={search}
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className={styles.button}>
          <LinkIcon name="search" size={18} />
          <span>
            <Label of="frame_search">{search}</Label>
          </span>
        </button>
      </form>
    </search>
  )
}
