import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './spinner.tsx'
import styles from './button.module.css'

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

type Content = { look?: ButtonLook; icon?: ReactNode; children: ReactNode }
export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children'> & Content
type LinkButtonProps = Omit<LinkProps, 'className' | 'children'> & Content

/**
 * The button keeps the focus and ignores presses while `isPending`. It is not react-aria's own
 * pending state, whose announcements outlive buttons that disappear with a dialog or form.
 */
export function Button({ look = 'secondary', icon, children, isPending, ...button }: ButtonProps) {
  const pause = isPending && { 'aria-disabled': true, onPress: () => {}, type: 'button' as const }
  return (
    <AriaButton
      {...button}
      {...pause}
      className={classOf(look)}
      data-pending={isPending || undefined}
    >
      {isPending ? <Spinner /> : icon}
      <span>{children}</span>
    </AriaButton>
  )
}

export function LinkButton({ look = 'secondary', icon, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={classOf(look)}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}

function classOf(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`
}
