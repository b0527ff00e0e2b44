import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'

/** Removes the demo content, and takes that back. */
export function useStartEmpty() {
  const { revalidate } = useRevalidator()
  const [removed, setRemoved] = useState<number[]>([])

  async function remove() {
    const answer = await client().startEmpty()
    if (answer.ok) await show(answer.value.trash_ids)
    return answer
  }

  async function restore() {
    const answer = await client().trash.restoreAll(removed)
    if (!answer.ok) return showFailure(answer)
    await show([])
    focusHeading()
  }

  async function show(ids: number[]) {
    await revalidate()
    // What was loaded is shown in a transition, too: this is not to come before it.
    startTransition(() => setRemoved(ids))
    showToast('success', messages.accomplished)
  }

  return {
    /** What is removed, by its ids in the trash. */
    removed,
    remove,
    restore: () => void restore(),
  }
}

export type StartEmpty = ReturnType<typeof useStartEmpty>
