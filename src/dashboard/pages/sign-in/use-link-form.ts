import { useState } from 'react'
import { linkEndpoints, type LinkResponse } from '../../../contract/links.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { type WrongFields, wrongFieldsOf } from '../../kit/forms/wrong-fields.ts'
import { startSession } from './use-sign-in.ts'

export type LinkUse = {
  token: string
  link: LinkResponse
  /** It was used, or expired, since the page was opened. */
  onVoid: () => void
  onDone: (isSignedIn: boolean) => void
}

type LinkValues = { name: string; password: string; confirmation: string }

/** Sets the password and signs in with it. */
export function useLinkForm({ token, link, onVoid, onDone }: LinkUse) {
  const { language } = useLocale()
  const [values, setValues] = useState<LinkValues>({
    name: link.name,
    password: '',
    confirmation: '',
  })
  const { refuse, send, ...sending } = useSubmission({ hasToast: false })

  async function save() {
    const { password, name } = values
    const json = { token, password, ...(link.purpose === 'invitation' && { name }) }
    const found = wrongValues(json, values)
    refuse(found)
    if (Object.keys(found).length > 0) return
    const isDone = await send(async () => {
      const result = await client().links.use(json)
      if (!result.ok && result.status === 404) onVoid()
      return result
    })
    if (!isDone) return
    const signedIn = await client().session.signIn({ email: link.email, password })
    if (signedIn.ok) startSession(signedIn.value, language)
    showToast('success', messages.accomplished)
    onDone(signedIn.ok)
  }

  return {
    values,
    change: (changed: Partial<LinkValues>) => setValues((now) => ({ ...now, ...changed })),
    ...sending,
    save: () => void save(),
  }
}

function wrongValues(json: object, { password, confirmation }: LinkValues): WrongFields {
  const { error } = linkEndpoints['POST /links/use'].json.safeParse(json)
  return {
    ...(error && wrongFieldsOf(error)),
    ...(password !== confirmation && { confirmation: messages.passwordsDiffer }),
  }
}
