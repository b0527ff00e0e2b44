import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import styles from './popover-button.module.css'

type PopoverButtonProps = {
  label: string
  button: ReactNode
  className?: string | undefined
  children: ReactNode
}

/**
 * The native popover is dismissed by Escape and clicks outside, returns the focus, and works
 * without scripts.
 */
export function PopoverButton({ label, button, className = '', children }: PopoverButtonProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)

  function follow(event: ToggleEvent<HTMLDivElement>) {
    const isOpening = event.newState === 'open'
    setIsOpen(isOpening)
    if (!isOpening) return
    event.currentTarget
      .querySelector<HTMLElement>('[aria-current], :checked')
      ?.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${className}`}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
      >
        {button}
      </button>
      <div id={id} className={styles.panel} popover="auto" onToggle={follow}>
        {children}
      </div>
    </>
  )
}
