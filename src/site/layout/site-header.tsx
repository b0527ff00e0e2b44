import { type RefObject, useEffect, useRef, useState } from 'react'
import { laterPart } from '../later-part.tsx'
import { useSite } from '../site.ts'
import { SiteLink } from '../site-link.tsx'
import { CompanyLogo, CompanyName } from './company-logo.tsx'
import { MainLinks } from './main-links.tsx'
import { OpeningGroup } from './menu-groups.tsx'
import styles from './site-header.module.css'

const HeaderTools = laterPart(async () => (await import('./header-tools.tsx')).HeaderTools)

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

/** The bar is crowded if the links need more than one line beside the rest of it (NAV-9). */
function useIsCrowded(links: RefObject<HTMLElement | null>): boolean {
  const [isCrowded, setIsCrowded] = useState(false)
  useEffect(() => {
    const { current } = links
    if (!current) return
    const observer = new ResizeObserver(() =>
      setIsCrowded(current.scrollWidth > current.clientWidth),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [links])
  return isCrowded
}

const scrolledAfter = 500

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > scrolledAfter)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}

/** The glass is drawn in CSS, which weighs less on every page than an icon. */
function SearchLink() {
  const { words } = useSite()
  return <SiteLink to="/search" className={styles.search} aria-label={words.frame_search} />
}
