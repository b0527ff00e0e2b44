import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './menu-groups.module.css'

type PopoverButtonProps = {
  label: string
  button: ReactNode
  className?: string | undefined
  isCurrent?: boolean
  children: ReactNode
}

/**
 * The native popover is dismissed by Escape and clicks outside, returns the focus, and works
 * without scripts.
 */
export function PopoverButton({ label, button, isCurrent, ...rest }: PopoverButtonProps) {
  const { className = '', children } = rest
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)

  const panel = useRef<HTMLDivElement>(null)

  function follow() {
    const isOpening = panel.current?.matches(':popover-open') === true
    setIsOpen(isOpening)
    if (!isOpening) return
    panel.current
      ?.querySelector<HTMLElement>('[aria-current], :checked')
      ?.focus({ preventScroll: true })
  }

  // It may have been opened before its script was there.
  useEffect(follow, [])

  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${className}`}
        aria-label={label}
        aria-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
        onKeyDown={openDownwards}
      >
        {button}
      </button>
      <div id={id} className={styles.popoverPanel} popover="auto" ref={panel} onToggle={follow}>
        {children}
      </div>
    </>
  )
}

function openDownwards(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, currentTarget } = event
  const panel = currentTarget.nextElementSibling
  if (key !== 'ArrowDown' || !(panel instanceof HTMLElement)) return
  event.preventDefault()
  panel.showPopover()
  panel.querySelector<HTMLElement>('a, input, button')?.focus({ preventScroll: true })
}
