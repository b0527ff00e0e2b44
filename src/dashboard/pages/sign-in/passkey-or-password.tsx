import { IconFingerprint } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { SecondFactorResponse } from '../../../contract/factor-parts.ts'
import { sessionApi } from '../../../api/client/session-api.ts'
import { client } from '../../app/client.ts'
import { useDeviceChoice } from '../../app/device-choices.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { PasskeyFailureAlert } from '../../kit/passkeys/passkey-failure-alert.tsx'
import { passkeyPlace } from '../../kit/passkeys/place.ts'
import { usePasskey, usePasskeyInAutofill } from '../../kit/passkeys/use-passkey.ts'
import { passkeyWords } from '../../kit/passkeys/words.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in.module.css'
import { type SignIn, startSession } from './use-sign-in.ts'
import { signInWords } from './words.ts'

/** Whoever signed in by a passkey last on this device sees no password first. */
export function PasskeyOrPassword(signIn: ComponentProps<typeof SignInForm>) {
  const words = useWords(signInWords)
  const { usePassword } = useWords(passkeyWords)
  const [signsInByPasskey] = useDeviceChoice('signsInByPasskey')
  const [hasPasskey] = useState(signsInByPasskey && passkeyPlace().isUsable)
  const [isPassword, setPassword] = useState(!hasPasskey)
  const [step, setStep] = useState<SecondFactorResponse | null>(null)
  const offersPasskey = step === null || step.methods.includes('passkey')
  const passkey = usePasskeySignIn(signIn)
  usePasskeyInAutofill(passkey, isPassword)
  const root = useRef<HTMLDivElement>(null)
  const field = signIn.email === '' ? 'input' : 'input[type=password]'
  const first = isPassword ? field : 'button'
  useEffect(() => {
    if (hasPasskey || !isPassword) root.current?.querySelector<HTMLElement>(first)?.focus()
  }, [hasPasskey, isPassword, first])

  function go(next: SecondFactorResponse | null) {
    setStep(next)
    setPassword(!isPasskeyAlone(next))
    signIn.onStep?.(next)
  }

  return (
    <div ref={root}>
      {isPassword && <SignInForm {...signIn} onStep={go} />}
      {offersPasskey && (
        <div className={styles.passkey}>
          <PasskeyFailureAlert failure={passkey.failure} />
          <PlainButton
            look={isPassword ? 'secondary' : 'primary'}
            icon={<IconFingerprint size={20} stroke={1.75} aria-hidden="true" />}
            isPending={passkey.isRunning}
            onClick={passkey.run}
          >
            {words.byPasskey}
          </PlainButton>
          {!isPassword && (
            <PlainButton look="quiet" onClick={() => go(null)}>
              {usePassword}
            </PlainButton>
          )}
        </div>
      )}
      {step && <p className={styles.forgotten}>{words.noneAtHand}</p>}
    </div>
  )
}

function isPasskeyAlone(step: SecondFactorResponse | null): boolean {
  return step?.methods.every((method) => method === 'passkey') ?? false
}

function usePasskeySignIn({ onSignedIn }: SignIn) {
  const { language } = useLocale()
  return usePasskey(async (presented) => {
    const result = await client(sessionApi).signInByPasskey(presented)
    if (result.ok) {
      startSession(result.value, language, true)
      onSignedIn(result.value.user)
    }
    return result
  })
}
