import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import styles from './button.module.css'

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonContent = { look?: ButtonLook; icon?: ReactNode; children: ReactNode }
type NativeProps = Omit<ComponentProps<'button'>, 'className' | 'children'>
export type PlainButtonProps = NativeProps & ButtonContent & { isPending?: boolean }

/** A button for pages before sign-in, which would weigh half as much again with react-aria. */
export function PlainButton({ look, icon, children, isPending, ...button }: PlainButtonProps) {
  const pause = isPending && { 'aria-disabled': true, onClick: () => {}, type: 'button' as const }
  return (
    <button
      type="button"
      {...button}
      {...pause}
      className={buttonClass(look)}
      data-pending={isPending || undefined}
    >
      {isPending ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  )
}

type PlainIconButtonProps = NativeProps & { label: string; children: ReactNode }

export function PlainIconButton({ label, ...button }: PlainIconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={`${styles.iconButton} ${styles.plain}`}
    />
  )
}

export function buttonClass(look: ButtonLook = 'secondary'): string {
  return `${styles.button} ${styles[look]}`
}
