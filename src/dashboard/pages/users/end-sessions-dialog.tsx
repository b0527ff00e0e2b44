import { useRevalidator } from 'react-router'
import type { UserResponse } from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { userWords } from './words.ts'

type EndSessionsDialogProps = { user: UserResponse; onClose: () => void }

export function EndSessionsDialog({ user: { id, name }, onClose }: EndSessionsDialogProps) {
  const words = useWords(userWords)
  const { revalidate } = useRevalidator()

  async function end() {
    const result = await client().users.endSessions(id)
    if (!result.ok && result.status === 404) void revalidate()
    return result
  }
  function finish() {
    onClose()
    showToast('success', messages.accomplished)
  }

  return (
    <RemovalDialog
      question={words.endSessionsQuestion(name)}
      confirm={words.endSessions}
      remove={end}
      onRemoved={finish}
      onClose={onClose}
    >
      <p>{words.endSessionsHint}</p>
    </RemovalDialog>
  )
}
