import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { UserResponse } from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { showToast } from '../../app/toast-queue.ts'
import {
  formOf,
  isChanged,
  userChanges,
  type UserValues,
  valuesOf,
  wrongFields,
} from './user-values.ts'

export function useUserForm(saved: UserResponse | null, onSaved: () => void) {
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
    const isTaken = await send(call)
    if (!isTaken) return
    onSaved()
    await revalidate()
    showToast('success', messages.accomplished)
  }

  function call() {
    const { users } = client()
    return saved
      ? users.update(saved.id, userChanges(values, saved))
      : users.create({ ...formOf(values), password: values.password })
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
