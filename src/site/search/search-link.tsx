import { useSite } from '../site.ts'
import { SiteLink } from '../site-link.tsx'
import styles from './search-link.module.css'

/** The glass is drawn in CSS, which weighs less on every page than an icon. */
export function SearchLink() {
  const { words } = useSite()
  return <SiteLink to="/search" className={styles.link} aria-label={words.frame_search} />
}
