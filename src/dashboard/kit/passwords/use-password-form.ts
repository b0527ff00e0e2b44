import { useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useSubmission } from '../forms/use-submission.ts'
import { showToast } from '../../app/toast-queue.ts'
import { continueSession } from '../../app/session.ts'
import { passwordInput } from '../../../contract/session.ts'
import { type WrongFields, wrongFieldsOf } from '../forms/wrong-fields.ts'

type PasswordValues = { current: string; password: string; confirmation: string }

const blankPasswords: PasswordValues = { current: '', password: '', confirmation: '' }

function wrongPasswords({ current, password, confirmation }: PasswordValues): WrongFields {
  const { error } = passwordInput.safeParse({ current_password: current, password })
  return {
    ...(error && wrongFieldsOf(error)),
    ...(password !== confirmation && { confirmation: messages.passwordsDiffer }),
  }
}

/** Changes one's own password; this session goes on with the token that is answered. */
export function usePasswordForm(onChanged?: () => void) {
  const [values, setValues] = useState(blankPasswords)
  const { refuse, send, ...sending } = useSubmission()

  async function save() {
    const found = wrongPasswords(values)
    refuse(found)
    if (Object.keys(found).length > 0) return
    const { current, password } = values
    const answer = await send(() =>
      client().account.changePassword({ current_password: current, password }),
    )
    if (!answer) return
    continueSession(answer.token)
    setValues(blankPasswords)
    showToast('success', messages.accomplished)
    onChanged?.()
  }

  return {
    values,
    change: (changed: Partial<PasswordValues>) => setValues((now) => ({ ...now, ...changed })),
    ...sending,
    isDirty: Object.values(values).some(Boolean),
    save: () => void save(),
  }
}
