import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import type { StartingPoint } from '../../../domain/starting-point.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'

type Removed = { ids: number[]; by: 'emptied' | 'started' }
const nothing: Removed = { ids: [], by: 'emptied' }

/** Removes the demo content, or puts a starting point in its place, and takes that back. */
export function useStartEmpty() {
  const { revalidate } = useRevalidator()
  const [removed, setRemoved] = useState(nothing)

  async function remove() {
    const answer = await client().startEmpty()
    if (answer.ok) await show({ ids: answer.value.trash_ids, by: 'emptied' })
    return answer
  }

  async function startAs(kind: StartingPoint) {
    const answer = await client().startAs(kind)
    if (answer.ok) await show({ ids: answer.value.trash_ids, by: 'started' })
    return answer
  }

  async function restore() {
    const answer = await client().trash.restoreAll(removed.ids)
    if (!answer.ok) return showFailure(answer)
    await show(nothing)
    focusHeading()
  }

  async function show(next: Removed) {
    await revalidate()
    // What was loaded is shown in a transition, too: this is not to come before it.
    startTransition(() => setRemoved(next))
    showToast('success', messages.accomplished)
  }

  return {
    /** What is removed, by its ids in the trash, and how that came about. */
    removed,
    remove,
    startAs,
    restore: () => void restore(),
  }
}

export type StartEmpty = ReturnType<typeof useStartEmpty>
