import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messages } from '../../domain/messages.ts'
import { client } from '../client.ts'
import { showMessage } from '../messages/message-queue.ts'
import { showFailure } from '../messages/show-failure.ts'
import { focusHeading } from '../shell/use-heading-focus.ts'

/** What a list has just deleted, by its ids in the trash, and the way to bring it back. */
export function useUndo() {
  const { revalidate } = useRevalidator()
  const [removed, setRemoved] = useState<number[]>([])

  async function bringBack() {
    const answer = await client().trash.restoreAll(removed)
    if (!answer.ok) return showFailure(answer)
    setRemoved([])
    await revalidate()
    showMessage('success', messages.accomplished)
    focusHeading()
  }

  return { removed, remember: setRemoved, bringBack: () => void bringBack() }
}

export type Undo = ReturnType<typeof useUndo>
