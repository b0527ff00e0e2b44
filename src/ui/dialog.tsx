import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './dialog.module.css'
import scrim from './scrim.module.css'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  /** `alertdialog`, not dismissed by a click outside. */
  isQuestion?: boolean
  /** Focuses its first field; not dismissed by a click outside. */
  isForm?: boolean
  isWide?: boolean
  isFull?: boolean
  title: ReactNode
  children: ReactNode
  /** Actions are in reading order: the harmless one first and focused, the dangerous one last. */
  actions: ReactNode
}

export function Dialog({
  isOpen,
  onClose,
  isQuestion = false,
  isForm = false,
  isWide = false,
  isFull = false,
  title,
  children,
  actions,
}: DialogProps) {
  return (
    <ModalOverlay
      className={`${scrim.scrim} ${styles.middle}`}
      isOpen={isOpen}
      isDismissable={!isQuestion && !isForm}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={`${styles.modal} ${isWide ? styles.wide : isFull ? styles.full : ''}`}>
        <AriaDialog className={styles.dialog} role={isQuestion ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
          <div className={styles.body}>{children}</div>
          <div className={styles.actions} ref={isForm ? null : focusFirst}>
            {actions}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export function focusFirst(actions: HTMLElement | null): void {
  actions?.querySelector('button')?.focus()
}
