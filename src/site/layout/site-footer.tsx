import { Suspense, useRef } from 'react'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import { SocialLinks } from '../contact/social-links.tsx'
import { LanguageMenu } from '../language/language-menu.tsx'
import { useSite } from '../site.ts'
import { NavigationNotice } from '../navigation/navigation-notice.tsx'
import { SiteLink } from '../site-link.tsx'
import { CompanyLogo, CompanyName } from './company-logo.tsx'
import { MainLinks, MenuLinkView } from './main-links.tsx'
import styles from './site-footer.module.css'
import { Label, Name, OwnText } from '../words/label.tsx'
import { keyOf, type MenuGroup } from '../../domain/navigation/menu.ts'

const WhatsappButton = lazyComponent(
  async () => (await import('../beside/whatsapp-button.tsx')).WhatsappButton,
)

export function SiteFooter() {
  const { columns, company, fallback, language, origin, whatsapp, words } = useSite()
  const footer = useRef<HTMLElement>(null)
  useMarkInteractive(footer)
  const printedLines = [origin, company.address, company.phone].filter(Boolean)
  return (
    <>
      <footer id="footer" className={styles.footer} tabIndex={-1} ref={footer} data-ready={false}>
        <div className={styles.content}>
          <div className={styles.company}>
            <CompanyLogo className={styles.mark} />
            <p>
              <strong>
                <CompanyName />
              </strong>
              <span lang={fallback && language}>{company.tagline}</span>
            </p>
          </div>
          <div className={styles.ways}>
            <nav aria-label={words.frame_footer}>
              {columns ? (
                <FooterColumns columns={columns} />
              ) : (
                <MainLinks className={styles.links} />
              )}
            </nav>
            <div className={styles.reach}>
              {company.isReachable && (
                <SiteLink to="/contact">
                  <Label of="frame_contact">{words.frame_contact}</Label>
                </SiteLink>
              )}
              <SocialLinks className={styles.social} owner={company.name} links={company.links} />
            </div>
          </div>
          <p className={styles.printed}>
            {printedLines.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </p>
          <p className={styles.copyright}>
            <Name of="copyright" />
          </p>
          <div className={styles.language}>
            <LanguageMenu />
          </div>
        </div>
        {whatsapp && (
          <Suspense>
            <WhatsappButton {...whatsapp} />
          </Suspense>
        )}
      </footer>
      <NavigationNotice />
    </>
  )
}

function FooterColumns({ columns }: { columns: MenuGroup[] }) {
  return (
    <div className={styles.columns}>
      {columns.map(({ label, links }) => (
        <section key={label}>
          <h2 className={styles.heading}>
            <OwnText>{label}</OwnText>
          </h2>
          <ul className={styles.columnLinks}>
            {links.map((link, index) => (
              <li key={keyOf(link, index)}>
                <MenuLinkView link={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
