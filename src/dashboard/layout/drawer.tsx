import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { DrawerTools, LanguageRadios } from './drawer-tools.tsx'
import styles from './drawer.module.css'
import { Sidebar } from './sidebar.tsx'
import type { SidebarState } from './use-sidebar.ts'

/** The sidebar of a phone, with what the bar has no room for; goes away with the page it was opened from. */
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
