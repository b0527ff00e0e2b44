import { CompanyMark } from '../../ui/company-mark.tsx'
import { LanguageMenu } from '../language/language-menu.tsx'
import { useSite } from '../site.ts'
import { MainLinks } from './main-links.tsx'
import styles from './site-footer.module.css'

export function SiteFooter() {
  const { company, frame } = useSite().words
  return (
    <footer id="footer" className={styles.footer} tabIndex={-1}>
      <div className={styles.content}>
        <div className={styles.company}>
          <CompanyMark className={styles.mark} />
          <p>
            <strong>{company.name}</strong>
            {company.tagline}
          </p>
        </div>
        <nav aria-label={frame.footerNavigation}>
          <MainLinks className={styles.links} />
        </nav>
        <p className={styles.copyright}>{frame.copyright}</p>
        <div className={styles.language}>
          <LanguageMenu />
        </div>
      </div>
    </footer>
  )
}
