import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SignInResponse } from '../../../contract/session.ts'
import { messages } from '../../../domain/messages.ts'
import { type Credentials, credentials } from '../../../domain/user.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { beginSession } from '../../app/session.ts'
import { claimDrafts } from '../../editor/document/draft-store.ts'

export type SignIn = {
  /** Known where somebody signs in again, who then begins with the password. */
  email: string
  onSignedIn: (user: SignInResponse['user']) => void
}

/** What was refused, and for how many seconds the next attempt would be. */
type Refusal = { message: string; seconds: number }

/** Sends valid credentials once; nothing is sent while a field is empty or a request is running. */
export function useSignIn({ email, onSignedIn }: SignIn) {
  const { language } = useLocale()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isRunning, setRunning] = useState(false)
  const { control, handleSubmit, setFocus } = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { email, password: '' },
  })

  useEffect(() => {
    if (email) setFocus('password')
  }, [email, setFocus])

  async function signIn(entered: Credentials) {
    setRunning(true)
    setRefusal(null)
    const result = await client().session.signIn(entered)
    setRunning(false)
    if (!result.ok) {
      return setRefusal({ message: result.message, seconds: result.retryAfter ?? 0 })
    }
    void claimDrafts(result.value.user.id)
    beginSession(result.value, language)
    onSignedIn(result.value.user)
  }

  const submit = handleSubmit(async (entered) => {
    if (isRunning) return
    await signIn(entered).catch(() => setRefusal({ message: messages.unexpected, seconds: 0 }))
  })
  return { control, submit, refusal, isRunning }
}
