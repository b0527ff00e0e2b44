import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { buttonClass, type ButtonContent } from './plain-button.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children'> &
  ButtonContent & { ref?: Ref<HTMLButtonElement> }

/**
 * The button keeps the focus and ignores presses while `isPending`. It is not react-aria's own
 * pending state, whose announcements outlive buttons that disappear with a dialog or form.
 */
export function Button({ look, icon, children, isPending, ...button }: ButtonProps) {
  const pause = isPending && { 'aria-disabled': true, onPress: () => {}, type: 'button' as const }
  return (
    <AriaButton
      {...button}
      {...pause}
      className={buttonClass(look)}
      data-pending={isPending || undefined}
    >
      {isPending ? <Spinner /> : icon}
      <span>{children}</span>
    </AriaButton>
  )
}
