import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { UserResponse } from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { usersApi } from '../../../api/client/users-api.ts'
import { client } from '../../app/client.ts'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { showToast } from '../../app/toast-queue.ts'
import type { MadeLink } from './one-time-link-dialog.tsx'
import {
  formOf,
  invitationOf,
  isChanged,
  userChanges,
  type UserValues,
  valuesOf,
  wrongFields,
} from './user-values.ts'

type UserFormEvents = { onSaved: () => void; onInvited: (made: MadeLink) => void }

export function useUserForm(saved: UserResponse | null, { onSaved, onInvited }: UserFormEvents) {
  const { revalidate } = useRevalidator()
  const [values, setValues] = useState<UserValues>(() => valuesOf(saved))
  const { refuse, send, ...sending } = useSubmission()

  async function save() {
    const found = wrongFields(values, saved === null)
    refuse(found)
    if (Object.keys(found).length > 0) return
    if (saved && Object.keys(userChanges(values, saved)).length === 0) {
      return showToast('info', messages.noUserChanges)
    }
    const isTaken = values.invites ? await invite() : await send(call)
    if (!isTaken) return
    onSaved()
    await revalidate()
    showToast('success', messages.accomplished)
  }

  function call() {
    const users = client(usersApi)
    return saved
      ? users.update(saved.id, userChanges(values, saved))
      : users.create({ ...formOf(values), password: values.password })
  }

  async function invite() {
    const invited = await send(() => client(usersApi).invite(invitationOf(values)))
    if (invited) {
      onInvited({ user: invited.user, link: Promise.resolve({ ok: true, value: invited }) })
    }
    return invited
  }

  return {
    values,
    change: (changed: Partial<UserValues>) => setValues((now) => ({ ...now, ...changed })),
    ...sending,
    isDirty: isChanged(values, saved),
    save: () => void save(),
  }
}

export type UserFormState = ReturnType<typeof useUserForm>
