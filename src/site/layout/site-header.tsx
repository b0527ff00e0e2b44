import { LinkIcon } from '../../ui/link-icon.tsx'
import { useRef } from 'react'
import { LanguageMenu } from '../language/language-menu.tsx'
import { SearchLink } from '../search/search-link.tsx'
import { useSite } from '../site.ts'
import { SiteLink } from '../site-link.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { CompanyName } from './company-name.tsx'
import { MainLinks } from './main-links.tsx'
import { OpeningGroup } from './menu-groups.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PopoverButton } from './popover-button.tsx'
import { SiteThemeChoice } from './site-theme-choice.tsx'
import styles from './site-header.module.css'
import { useIsCrowded } from './use-is-crowded.ts'
import { useIsScrolled } from './use-is-scrolled.ts'

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
        <div className={styles.choices}>
          <PopoverButton
            className={styles.theme}
            label={words.theme_label}
            button={<LinkIcon name="dark" size={19} />}
          >
            <SiteThemeChoice />
          </PopoverButton>
          <LanguageMenu />
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
