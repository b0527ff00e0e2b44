import { useState } from 'react'
import type { SecondFactorResponse } from '../../../contract/factor-parts.ts'
import type { SignInResponse } from '../../../contract/session.ts'
import { messages } from '../../../domain/messages.ts'
import type { Credentials } from '../../../domain/people/credentials.ts'
import { sessionApi } from '../../../api/client/session-api.ts'
import { client } from '../../app/client.ts'
import { rememberChoice } from '../../app/device-choices.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { beginSession } from '../../app/session.ts'
import { claimDrafts } from '../../editor/document/draft-store.ts'
import { useSubmission, type WrongFields } from '../../kit/forms/use-submission.ts'
import { checked, loadCredentialChecks } from './checked.ts'

export type SignIn = {
  /** Known when signing in again, which then begins with the password. */
  email: string
  onSignedIn: (user: SignInResponse['user']) => void
}

type FirstAnswer = SignInResponse | { second_factor: SecondFactorResponse }

export type FirstStep = SignIn & {
  onSecondStep: (step: SecondFactorResponse, email: string) => void
}

export function useSignIn({ email, onSignedIn, onSecondStep }: FirstStep) {
  const { language } = useLocale()
  const [values, setValues] = useState<Credentials>({ email, password: '' })
  const { wrong: refused, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })
  const [check, setCheck] = useState<Check | null>(null)

  async function submit() {
    refuse({})
    await send(() => checked(findWrong(), signIn))
  }

  async function findWrong() {
    const { wrongCredentials } = await loadCredentialChecks()
    setCheck(() => wrongCredentials)
    return wrongCredentials(values)
  }

  async function signIn() {
    const result = await client(sessionApi).signIn(values)
    if (result.ok) enter(result.value)
    return result
  }

  function enter(answer: FirstAnswer) {
    if ('second_factor' in answer) return onSecondStep(answer.second_factor, values.email)
    startSession(answer, language)
    onSignedIn(answer.user)
  }

  function change(changed: Partial<Credentials>) {
    setValues((now) => ({ ...now, ...changed }))
    loadCredentialChecks().catch(() => {})
  }

  return {
    values,
    change,
    refused,
    wrong: check?.(values) ?? {},
    failure,
    isSaving,
    submit: () => void submit().catch(() => refuse({}, { message: messages.unexpected })),
  }
}

/** Throws at an answer that cannot be read. */
export function startSession(answer: SignInResponse, language: string, isByPasskey = false): void {
  rememberChoice('signsInByPasskey', isByPasskey)
  void claimDrafts(answer.user.id)
  beginSession(answer, language)
}

type Check = (values: Credentials) => WrongFields
