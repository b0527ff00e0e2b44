import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { PasswordField } from '../../kit/passwords/password-field.tsx'
import { Waiting } from '../../kit/passwords/waiting.tsx'
import styles from './sign-in.module.css'
import { type SignIn, useSignIn } from './use-sign-in.ts'
import { signInWords } from './words.ts'
import { useFocusOnWrong } from '../../kit/forms/use-submission.ts'

export function SignInForm(signIn: SignIn) {
  const words = useWords(signInWords)
  const { translate } = useLocale()
  const { values, change, refused, wrong, failure, isSaving, submit } = useSignIn(signIn)
  const form = useFocusOnWrong(refused)
  const seconds = failure?.retryAfter ?? 0
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) submit()
      }}
    >
      {failure && (
        <div>
          <FormAlert title={translate(failure.message)} />
          <Waiting key={seconds} seconds={seconds} />
        </div>
      )}
      <TextField
        label={words.email}
        value={values.email}
        onChange={(email) => change({ email })}
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        error={wrong.email && translate(wrong.email)}
      />
      <OwnPassword
        value={values.password}
        onChange={(password) => change({ password })}
        isFirst={signIn.email !== ''}
        isSaving={isSaving}
        error={wrong.password}
      />
      <Button type="submit" look="primary" isPending={isSaving}>
        {isSaving ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

type OwnPasswordProps = {
  value: string
  onChange: (value: string) => void
  isFirst: boolean
  isSaving: boolean
  error: string | undefined
}

/** The password is hidden again as soon as it is sent. */
function OwnPassword({ isFirst, isSaving, ...field }: OwnPasswordProps) {
  const words = useWords(signInWords)
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  if (isSaving && isShown) setShown(false)
  return (
    <div>
      <PasswordField
        {...field}
        isCurrent
        inputRef={input}
        label={words.password}
        showLabel={words.show}
        isShown={isShown}
        onShow={setShown}
        onKeyUp={(event) => setCapsLock(isCapsLockOn(event))}
      />
      <output className={styles.hint}>{hasCapsLock && words.capsLock}</output>
    </div>
  )
}

/** Browsers that fill a field in send key events without modifiers. */
function isCapsLockOn(event: Partial<Pick<KeyboardEvent, 'getModifierState'>>): boolean {
  return event.getModifierState?.('CapsLock') ?? false
}
