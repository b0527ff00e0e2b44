import { useCallback, useEffect, useState } from 'react'
import { Link, redirect, useNavigate } from 'react-router'
import type { Route } from './+types/sign-in-page.ts'
import { useSendsMail } from '../../app/company.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { signInWords } from './words.ts'
import {
  addressAfterSignIn,
  forgotPath,
  onSignedInElsewhere,
  storedToken,
} from '../../app/session.ts'
import { recallChoices } from '../../app/device-choices.ts'
import { PasskeyOrPassword } from './passkey-or-password.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in.module.css'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const next = addressAfterSignIn(request.url)
  if (storedToken()) throw redirect(next)
  await recallChoices()
  return { next }
}

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(signInWords)
  const navigate = useNavigate()
  const { next } = loaderData
  const [isSecondStep, setSecondStep] = useState(false)
  const enter = useCallback(() => void navigate(next, { replace: true }), [navigate, next])
  useEffect(() => onSignedInElsewhere(enter), [enter])
  return (
    <SignInFrame
      name={words.submit}
      title={isSecondStep ? words.twoSteps : words.title}
      introduction={isSecondStep ? words.twoStepsHint : words.introduction}
    >
      <PasskeyOrPassword
        email=""
        onSignedIn={enter}
        onStep={(second) => setSecondStep(second !== null)}
      />
      {!isSecondStep && <Forgotten />}
    </SignInFrame>
  )
}

function Forgotten() {
  const words = useWords(signInWords)
  const sendsMail = useSendsMail()
  return (
    <p className={styles.forgotten}>
      {sendsMail ? <Link to={forgotPath}>{words.forgot}</Link> : words.forgotten}
    </p>
  )
}
