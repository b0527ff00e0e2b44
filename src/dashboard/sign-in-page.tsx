import { useCallback, useEffect } from 'react'
import { redirect, useNavigate } from 'react-router'
import { CompanyMark } from '../ui/company-mark.tsx'
import type { Route } from './+types/sign-in-page.ts'
import { useCompanyName } from './company.ts'
import { useInterface } from './interface.tsx'
import { addressAfterSignIn, onSignedInElsewhere, storedToken } from './session.ts'
import art from './sign-in-art.webp'
import { LanguageToggle } from './sign-in/language-toggle.tsx'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import styles from './sign-in/sign-in.module.css'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const next = addressAfterSignIn(request.url)
  if (storedToken()) throw redirect(next)
  return { next }
}

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const { words } = useInterface()
  const company = useCompanyName()
  const navigate = useNavigate()
  const { next } = loaderData
  const enter = useCallback(() => void navigate(next, { replace: true }), [navigate, next])
  useEffect(() => onSignedInElsewhere(enter), [enter])
  return (
    <div className={styles.page}>
      <title>{`${words.signIn.submit} · ${company}`}</title>
      <div className={styles.side}>
        <header className={styles.head}>
          <span className={styles.brand}>
            <CompanyMark />
            {company}
          </span>
          <LanguageToggle />
        </header>
        <main className={styles.main}>
          <h1>{words.signIn.title}</h1>
          <p className={styles.introduction}>{words.signIn.introduction}</p>
          <SignInForm email="" onSignedIn={enter} />
        </main>
      </div>
      <img className={styles.art} src={art} alt="" width="1920" height="1080" />
    </div>
  )
}
