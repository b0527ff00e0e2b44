import { data, redirect, useNavigate } from 'react-router'
import type { Route } from './+types/new-password-page.ts'
import { PasswordForm } from '../../kit/passwords/password-form.tsx'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { signInWords } from './words.ts'
import { addressAfterSignIn, signInPath, storedToken } from '../../app/session.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './sign-in.module.css'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const signIn = signInPath + new URL(request.url).search
  if (!storedToken()) throw redirect(signIn)
  const own = await client(accountApi).get()
  if (own.ok) return { user: own.value.user, next: addressAfterSignIn(request.url) }
  throw own.status === 401 ? redirect(signIn) : data(own.message, { status: own.status || 503 })
}

export default function NewPasswordPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(signInWords)
  const navigate = useNavigate()
  const { user, next } = loaderData
  return (
    <SignInFrame name={words.due} title={words.due} introduction={words.dueHint}>
      <div className={styles.form}>
        <PasswordForm user={user} onChanged={() => void navigate(next, { replace: true })} />
      </div>
    </SignInFrame>
  )
}
