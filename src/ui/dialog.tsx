import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './dialog.module.css'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  /** For a question that interrupts: `alertdialog`, not left by a click beside it. */
  isQuestion?: boolean
  title: ReactNode
  children: ReactNode
  /** Buttons in reading order, the harmless one first and focused, the dangerous one last. */
  actions: ReactNode
}

export function Dialog({
  isOpen,
  onClose,
  isQuestion = false,
  title,
  children,
  actions,
}: DialogProps) {
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={isOpen}
      isDismissable={!isQuestion}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={styles.modal}>
        <AriaDialog className={styles.dialog} role={isQuestion ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
          <div className={styles.body}>{children}</div>
          <div className={styles.actions} ref={focusFirst}>
            {actions}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function focusFirst(actions: HTMLElement | null): void {
  actions?.querySelector('button')?.focus()
}
