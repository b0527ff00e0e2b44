import { LinkIcon } from '../../ui/link-icon.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './modal.module.css'

type ModalProps = {
  label: string
  closeLabel: string
  isOpen: boolean
  /** The close button, Escape and a click outside dismiss it. */
  onDismiss: () => void
  children: ReactNode
}

/** Its content comes when it is first opened, which takes scripts: pages carry no second menu. */
export function Modal({ label, closeLabel, isOpen, onDismiss, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
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
      {hasOpened && (
        <div className={styles.content}>
          {children}
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={onDismiss}
          >
            <LinkIcon name="close" />
          </button>
        </div>
      )}
    </dialog>
  )
}
