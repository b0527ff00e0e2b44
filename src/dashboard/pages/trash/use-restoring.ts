import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RemovedResponse } from '../../../contract/trash.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'

/** Brings things back, and remembers the last one and why it was refused, if it was. */
export function useRestoring() {
  const { revalidate } = useRevalidator()
  const [restoring, setRestoring] = useState<number | null>(null)
  const [restored, setRestored] = useState<RemovedResponse | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function restore(removed: RemovedResponse) {
    if (restoring !== null) return
    setRestoring(removed.id)
    setFailure(null)
    const answer = await client().trash.restore(removed.id)
    setRestoring(null)
    if (!answer.ok) {
      setFailure(answer.message)
      return showFailure(answer)
    }
    setRestored(removed)
    // A language that is back is offered by the switcher, too.
    await revalidate()
    showToast('success', messages.accomplished)
    focusHeading()
  }

  return { restoring, restored, failure, restore: (one: RemovedResponse) => void restore(one) }
}
