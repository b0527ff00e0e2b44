import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messages } from '../../domain/messages.ts'
import { type Credentials, credentials } from '../../domain/user.ts'
import { client } from '../client.ts'
import { useInterface } from '../interface.tsx'
import { beginSession } from '../session.ts'

/** Sends valid credentials once; nothing is sent while a field is empty or a request is running. */
export function useSignIn(next: string) {
  const navigate = useNavigate()
  const { language } = useInterface()
  const [failure, setFailure] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const { control, handleSubmit } = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
  })

  async function signIn(entered: Credentials) {
    setRunning(true)
    setFailure(null)
    const result = await client().session.signIn(entered)
    setRunning(false)
    if (!result.ok) return setFailure(result.message)
    beginSession(result.value, language)
    await navigate(next, { replace: true })
  }

  const submit = handleSubmit(async (entered) => {
    if (isRunning) return
    await signIn(entered).catch(() => setFailure(messages.unexpected))
  })
  return { control, submit, failure, isRunning }
}
