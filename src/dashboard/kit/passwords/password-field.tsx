import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { PlainIconButton } from '../../../ui/plain-button.tsx'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { passwordWords } from './words.ts'

type PasswordFieldProps = Pick<TextFieldProps, 'hint' | 'inputRef' | 'onKeyUp'> & {
  label: string
  value: string
  onChange: (value: string) => void
  isShown: boolean
  onShow: (isShown: boolean) => void
  showLabel?: string
  isCurrent?: boolean
  error?: string | undefined
}

/** The eye keeps its name and is pressed, so that its state is read once. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useWords(passwordWords)
  const { translate } = useLocale()
  const { label, showLabel, isShown, onShow, isCurrent = false, error, ...field } = props
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
        <PlainIconButton
          label={showLabel ?? words.show(label)}
          aria-pressed={isShown}
          onClick={() => onShow(!isShown)}
        >
          <Icon size={20} aria-hidden="true" />
        </PlainIconButton>
      }
    />
  )
}

/** Password managers ask whose password it is. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
