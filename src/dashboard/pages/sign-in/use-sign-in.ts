import { useState } from 'react'
import type { SignInResponse } from '../../../contract/session.ts'
import { messages } from '../../../domain/messages.ts'
import { type Credentials, credentials } from '../../../domain/people/credentials.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { beginSession } from '../../app/session.ts'
import { claimDrafts } from '../../editor/document/draft-store.ts'
import { useSubmission, type WrongFields, wrongFieldsOf } from '../../kit/forms/use-submission.ts'

export type SignIn = {
  /** Known when signing in again, which then begins with the password. */
  email: string
  onSignedIn: (user: SignInResponse['user']) => void
}

/** Sends valid credentials once; nothing is sent while a field is empty or a request is running. */
export function useSignIn({ email, onSignedIn }: SignIn) {
  const { language } = useLocale()
  const [values, setValues] = useState<Credentials>({ email, password: '' })
  const { wrong: refused, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })
  const [isChecked, setChecked] = useState(false)

  async function submit() {
    const { data, error } = credentials.safeParse(values)
    setChecked(true)
    if (error) return refuse(wrongFieldsOf(error))
    refuse({})
    await send(async () => {
      const result = await client().session.signIn(data)
      if (result.ok) {
        startSession(result.value, language)
        onSignedIn(result.value.user)
      }
      return result
    })
  }

  return {
    values,
    change: (changed: Partial<Credentials>) => setValues((now) => ({ ...now, ...changed })),
    refused,
    wrong: isChecked ? wrongNow(values) : {},
    failure,
    isSaving,
    submit: () => void submit().catch(() => refuse({}, { message: messages.unexpected })),
  }
}

/** Throws at an answer that cannot be read. */
export function startSession(answer: SignInResponse, language: string): void {
  void claimDrafts(answer.user.id)
  beginSession(answer, language)
}

function wrongNow(values: Credentials): WrongFields {
  const { error } = credentials.safeParse(values)
  return error ? wrongFieldsOf(error) : {}
}
