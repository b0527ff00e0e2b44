import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useLocale, useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { Sidebar } from './sidebar.tsx'
import type { SidebarState } from './use-sidebar.ts'
import { useId } from 'react'
import { ThemeChoice } from '../../ui/theme-choice.tsx'
import { commonWords } from '../app/locale/words.ts'
import { LanguageName } from './language-name.tsx'
import { useLanguages } from '../app/shell/use-shell-data.ts'
import { ViewSite } from './view-site.tsx'
import styles from './drawer.module.css'

export function Drawer({ sidebar }: { sidebar: SidebarState }) {
  const words = useWords(layoutWords)
  const { isDrawerOpen, closeDrawer } = sidebar
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={isDrawerOpen}
      isDismissable
      onOpenChange={closeDrawer}
    >
      <Modal className={styles.drawer}>
        <Dialog className={styles.dialog} aria-label={words.menu}>
          <Sidebar isCollapsed={false} top={<LanguageRadios />}>
            <DrawerTools />
          </Sidebar>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function DrawerTools() {
  const words = useWords(commonWords)
  return (
    <div className={styles.tools}>
      <ThemeChoice words={words.theme} />
      <ViewSite />
    </div>
  )
}

/** The choice is in view as soon as the drawer opens, for people who cannot read the menu. */
function LanguageRadios() {
  const words = useWords(layoutWords)
  const { language, choose } = useLocale()
  const languages = useLanguages()
  const name = useId()
  if (languages.length === 0) return null
  return (
    <fieldset className={styles.languages}>
      <legend>{words.language}</legend>
      {languages.map((offered) => (
        <label key={offered.code} className={styles.language}>
          <input
            className="sr"
            type="radio"
            name={name}
            checked={offered.code === language}
            onChange={() => choose(offered.code)}
          />
          <LanguageName language={offered} />
        </label>
      ))}
    </fieldset>
  )
}
