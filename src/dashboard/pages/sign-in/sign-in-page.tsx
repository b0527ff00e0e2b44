import { useCallback, useEffect } from 'react'
import { redirect, useNavigate } from 'react-router'
import type { Route } from './+types/sign-in-page.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { signInWords } from './words.ts'
import { addressAfterSignIn, onSignedInElsewhere, storedToken } from '../../app/session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in.module.css'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const next = addressAfterSignIn(request.url)
  if (storedToken()) throw redirect(next)
  return { next }
}

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(signInWords)
  const navigate = useNavigate()
  const { next } = loaderData
  const enter = useCallback(() => void navigate(next, { replace: true }), [navigate, next])
  useEffect(() => onSignedInElsewhere(enter), [enter])
  return (
    <SignInFrame name={words.submit} title={words.title} introduction={words.introduction}>
      <SignInForm email="" onSignedIn={enter} />
      <p className={styles.forgotten}>{words.forgotten}</p>
    </SignInFrame>
  )
}
