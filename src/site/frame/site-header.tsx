import { IconMoon } from '@tabler/icons-react'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { ThemeChoice } from '../../ui/theme-choice.tsx'
import { LanguageMenu } from '../language/language-menu.tsx'
import { useSite } from '../site.ts'
import { SiteLink } from '../site-link.tsx'
import { MainLinks } from './main-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PopoverButton } from './popover-button.tsx'
import styles from './site-header.module.css'
import { useIsScrolled } from './use-is-scrolled.ts'

/** Clear over a hero, solid elsewhere; shorter and always there once the page is scrolled. */
export function SiteHeader() {
  const { words } = useSite()
  const isScrolled = useIsScrolled()
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={styles.bar}>
        <SiteLink to="/" className={styles.company}>
          <CompanyMark className={styles.mark} />
          {words.company.name}
        </SiteLink>
        <nav className={styles.navigation} aria-label={words.frame.navigation}>
          <MainLinks className={styles.links} />
        </nav>
        <div className={styles.choices}>
          <PopoverButton
            className={styles.theme}
            label={words.theme.label}
            button={<IconMoon size={19} aria-hidden="true" />}
          >
            <ThemeChoice words={words.theme} />
          </PopoverButton>
          <LanguageMenu />
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
