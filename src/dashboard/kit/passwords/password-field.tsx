import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconToggle } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { passwordWords } from './words.ts'

export type PasswordFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  isShown: boolean
  onShow: (isShown: boolean) => void
  isCurrent?: boolean
  hint?: ReactNode
  /** In English. */
  error?: string | undefined
}

/** A password with its eye; the eye keeps its name and is pressed, so that its state is read once. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useWords(passwordWords)
  const { translate } = useLocale()
  const { label, isShown, onShow, isCurrent = false, error, ...field } = props
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextField
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={isCurrent ? 'current-password' : 'new-password'}
      spellCheck="false"
      dir="ltr"
      error={error && translate(error)}
      end={
        <IconToggle label={words.show(label)} isSelected={isShown} onChange={onShow}>
          <Icon size={20} aria-hidden="true" />
        </IconToggle>
      }
    />
  )
}
