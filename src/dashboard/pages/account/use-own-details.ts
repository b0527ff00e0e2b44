import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnUserResponse } from '../../../contract/session.ts'
import { accountForm } from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { cleaned } from '../../../domain/text/short-value.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { type AvatarChoice, sentAvatar } from '../../editor/avatars/avatar-choice.ts'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { wrongFieldsOf } from '../../kit/forms/wrong-fields.ts'

type OwnDetails = {
  name: string
  avatar: AvatarChoice
}

/** One's own name and picture until the server has taken them; only what changed is sent. */
export function useOwnDetails(saved: OwnUserResponse) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Partial<OwnDetails>>({})
  const { refuse, send, ...sending } = useSubmission()
  const values: OwnDetails = { name: saved.name, avatar: saved.avatar, ...edited }
  const name = cleaned('line', values.name)
  const changes = {
    ...(name !== saved.name && { name }),
    ...(values.avatar !== saved.avatar && sentAvatar(values.avatar)),
  }
  const isDirty = Object.keys(changes).length > 0

  async function save() {
    const { error } = accountForm.pick({ name: true }).safeParse({ name: values.name })
    refuse(error ? wrongFieldsOf(error) : {})
    if (error) return
    if (!isDirty) return showToast('info', messages.noUserChanges)
    const isTaken = await send(() => client().account.change(changes))
    if (!isTaken) return
    await revalidate()
    setEdited({})
    showToast('success', messages.accomplished)
  }

  return {
    values,
    change: (changed: Partial<OwnDetails>) => setEdited((now) => ({ ...now, ...changed })),
    ...sending,
    isDirty,
    save: () => void save(),
  }
}
