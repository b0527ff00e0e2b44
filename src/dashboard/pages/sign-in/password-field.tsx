import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { type Control, Controller } from 'react-hook-form'
import type { Credentials } from '../../../domain/user.ts'
import { IconToggle } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { signInWords } from './words.ts'
import styles from './sign-in.module.css'

type PasswordFieldProps = { control: Control<Credentials>; isRunning: boolean }

/** Hidden again as soon as it is sent. */
export function PasswordField({ control, isRunning }: PasswordFieldProps) {
  const words = useWords(signInWords)
  const { translate } = useLocale()
  const [isShown, setShown] = useState(false)
  const capsLock = useCapsLock()
  if (isRunning && isShown) setShown(false)
  return (
    <div>
      <Controller
        name="password"
        control={control}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={words.password}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            dir="ltr"
            error={error?.message && translate(error.message)}
            onKeyUp={capsLock.follow}
            end={<ShowToggle isShown={isShown} onChange={setShown} />}
          />
        )}
      />
      <output className={styles.hint}>{capsLock.isOn && words.capsLock}</output>
    </div>
  )
}

type ShowToggleProps = { isShown: boolean; onChange: (isShown: boolean) => void }

/** The name stays and the pressed state changes, so that the state is announced once. */
function ShowToggle({ isShown, onChange }: ShowToggleProps) {
  const words = useWords(signInWords)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <IconToggle label={words.show} isSelected={isShown} onChange={onChange}>
      <Icon size={20} aria-hidden="true" />
    </IconToggle>
  )
}

function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const follow = (event: { getModifierState?: KeyboardEvent['getModifierState'] }) =>
    setOn(event.getModifierState?.('CapsLock') ?? false)
  return { isOn, follow }
}
