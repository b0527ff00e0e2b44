import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'

/** What a list has just deleted, by its ids in the trash, and the way to bring it back. */
export function useUndo() {
  const { revalidate } = useRevalidator()
  const [removed, setRemoved] = useState<number[]>([])

  async function restore() {
    const answer = await client().trash.restoreAll(removed)
    if (!answer.ok) return showFailure(answer)
    setRemoved([])
    await revalidate()
    showToast('success', messages.accomplished)
    focusHeading()
  }

  return { removed, remember: setRemoved, restore: () => void restore() }
}

export type Undo = ReturnType<typeof useUndo>
