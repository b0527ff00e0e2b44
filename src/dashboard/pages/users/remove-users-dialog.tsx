import { useRevalidator } from 'react-router'
import type { Result } from '../../../api/client/send.ts'
import type { UserResponse } from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { usersApi } from '../../../api/client/users-api.ts'
import { client } from '../../app/client.ts'
import { PendingDeletions, RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import type { PendingRemoval } from '../../kit/list/list.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import { useShellData } from '../../app/shell/use-shell-data.ts'

/** One's own account is never removed, even if it is among the selected ones. */
export function RemoveUsersDialog(pending: PendingRemoval<UserResponse>) {
  const { rows: users, onClose } = pending
  const words = useWords(userWords)
  const { revalidate } = useRevalidator()
  const afterRemoval = useAfterRemoval()
  const ownId = useShellData()?.user.id
  const others = users.filter(({ id }) => id !== ownId)
  const named = others.length > 0 ? others : users
  const [only] = named

  async function remove() {
    const ids = others.map(({ id }) => id)
    const [first = 0] = ids
    const result = await (ids.length === 1 ? removeOne(first) : removeAll(ids))
    // Someone else was quicker.
    if (!result.ok && result.status === 404) void revalidate()
    return result
  }
  function finish(trashIds: number[]) {
    onClose()
    pending.onRemoved()
    afterRemoval(trashIds)
  }

  return (
    <RemovalDialog
      question={
        named.length === 1 && only ? words.removal(only.name) : words.removals(named.length)
      }
      refusal={others.length === 0 ? messages.ownAccount : undefined}
      remove={remove}
      onRemoved={finish}
      onClose={onClose}
    >
      {others.length > 1 && <PendingDeletions items={others} />}
      <p>{words.removalHint}</p>
      {others.length < users.length && <p>{words.ownStays}</p>}
    </RemovalDialog>
  )
}

async function removeOne(id: number): Promise<Result<number[]>> {
  const answer = await client(usersApi).remove(id)
  return answer.ok ? { ok: true, value: [answer.value.trash_id] } : answer
}

async function removeAll(ids: number[]): Promise<Result<number[]>> {
  const answer = await client(usersApi).removeAll(ids)
  return answer.ok ? { ok: true, value: answer.value.trash_ids } : answer
}
