import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './modal.module.css'

type ModalProps = {
  label: string
  closeLabel: string
  isOpen: boolean
  /** By the close button, Escape or a click outside. */
  onDismiss: () => void
  children: ReactNode
}

export function Modal({ label, closeLabel, isOpen, onDismiss, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={label}
      onClose={() => isOpen && onDismiss()}
      closedby="any"
    >
      <div className={styles.content}>
        {children}
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onDismiss}>
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  )
}
