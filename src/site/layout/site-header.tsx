import { useRef } from 'react'
import { laterPart } from '../later-part.tsx'
import { SearchLink } from '../search/search-link.tsx'
import { useSite } from '../site.ts'
import { SiteLink } from '../site-link.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { CompanyName } from './company-name.tsx'
import { MainLinks } from './main-links.tsx'
import { OpeningGroup } from './menu-groups.tsx'
import styles from './site-header.module.css'
import { useIsCrowded } from './use-is-crowded.ts'
import { useIsScrolled } from './use-is-scrolled.ts'

const HeaderTools = laterPart(async () => (await import('./header-tools.tsx')).HeaderTools)

/** Transparent above a hero, solid elsewhere; sticky and lower once scrolled. */
export function SiteHeader() {
  const { company, words } = useSite()
  const isScrolled = useIsScrolled()
  const links = useRef<HTMLElement>(null)
  const isCrowded = useIsCrowded(links)
  return (
    <header
      className={styles.header}
      data-scrolled={isScrolled || undefined}
      data-crowded={isCrowded || undefined}
    >
      <div className={styles.bar}>
        <SiteLink to="/" className={styles.company}>
          <CompanyLogo className={styles.mark} />
          <CompanyName />
        </SiteLink>
        <nav className={styles.navigation} aria-label={words.frame_navigation} ref={links}>
          <MainLinks className={styles.links} Group={OpeningGroup} buttonClass={styles.button} />
        </nav>
        <SearchLink />
        {company.isReachable && (
          <SiteLink to="/contact" className={styles.contact} aria-label={words.frame_contact} />
        )}
        <HeaderTools />
      </div>
    </header>
  )
}
