import { LinkIcon } from '../../ui/link-icon.tsx'
import { LanguageMenu } from '../language/language-menu.tsx'
import { useSite } from '../site.ts'
import { MobileMenu, SiteThemeChoice } from './mobile-menu.tsx'
import { PopoverButton } from './popover-button.tsx'
import styles from './site-header.module.css'

export function HeaderTools() {
  const { words } = useSite()
  return (
    <>
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
    </>
  )
}
