import { useSite } from '../site.ts'
import { SiteLink } from '../site-link.tsx'
import styles from './search-link.module.css'

/** Its glass is drawn by its styles, which weigh less on every page than an icon. */
export function SearchLink() {
  const { frame } = useSite().words
  return <SiteLink to="/search" className={styles.link} aria-label={frame.search} />
}
