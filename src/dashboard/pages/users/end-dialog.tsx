import { useRevalidator } from 'react-router'
import type { UserResponse } from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { usersApi } from '../../../api/client/users-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { userWords } from './words.ts'

export type Ending = { user: UserResponse; what: 'sessions' | 'secondFactor' }

export function EndDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const {
    user: { id, name },
    what,
  } = ending
  const words = useWords(userWords).endings[what]
  const { revalidate } = useRevalidator()

  async function end() {
    const { endSessions, removeSecondFactor } = client(usersApi)
    const result = await (what === 'sessions' ? endSessions(id) : removeSecondFactor(id))
    if (!result.ok && result.status === 404) void revalidate()
    return result
  }
  function finish() {
    onClose()
    if (what === 'secondFactor') void revalidate()
    showToast('success', messages.accomplished)
  }

  return (
    <RemovalDialog
      question={words.question(name)}
      confirm={words.confirm}
      remove={end}
      onRemoved={finish}
      onClose={onClose}
    >
      <p>{words.hint}</p>
    </RemovalDialog>
  )
}
