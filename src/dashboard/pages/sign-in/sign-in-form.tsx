import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { SecondFactorResponse } from '../../../contract/factor-parts.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { PasswordField } from '../../kit/passwords/password-field.tsx'
import { WaitingAlert } from '../../kit/passwords/waiting.tsx'
import styles from './sign-in.module.css'
import { SecondStepForm } from './second-step-form.tsx'
import { type FirstStep, type SignIn, useSignIn } from './use-sign-in.ts'
import { signInWords } from './words.ts'
import { Form } from '../../kit/forms/form.tsx'

type SignInFormProps = SignIn & { onStep?: (second: SecondFactorResponse | null) => void }

export function SignInForm({ email: known, onSignedIn, onStep }: SignInFormProps) {
  const [email, setEmail] = useState(known)
  const [step, setStep] = useState<SecondFactorResponse | null>(null)
  const [isExpired, setExpired] = useState(false)

  function go(next: SecondFactorResponse | null) {
    setStep(next)
    setExpired(next === null)
    onStep?.(next)
  }

  if (step) {
    return (
      <SecondStepForm
        step={step}
        email={email}
        onSignedIn={onSignedIn}
        onExpired={() => go(null)}
      />
    )
  }
  return (
    <PasswordStepForm
      email={email}
      isExpired={isExpired}
      onSignedIn={onSignedIn}
      onSecondStep={(next, email) => {
        setEmail(email)
        go(next)
      }}
    />
  )
}

function PasswordStepForm({ isExpired, ...signIn }: FirstStep & { isExpired: boolean }) {
  const words = useWords(signInWords)
  const { translate } = useLocale()
  const { values, change, refused, wrong, failure, isSaving, submit } = useSignIn(signIn)
  return (
    <Form className={styles.form} wrong={refused} isSaving={isSaving} onSubmit={submit}>
      {isExpired && !failure && <FormAlert title={words.expired} />}
      {failure && <WaitingAlert failure={failure} />}
      <TextField
        label={words.email}
        value={values.email}
        onChange={(email) => change({ email })}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
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
      <PlainButton type="submit" look="primary" isPending={isSaving}>
        {isSaving ? words.submitting : words.submit}
      </PlainButton>
    </Form>
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
