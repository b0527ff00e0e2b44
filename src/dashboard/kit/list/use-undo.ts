import { useRevalidator } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'

/** The way back for what a list has just deleted, by its ids in the trash. */
export function useUndo(): (trashIds: number[]) => () => void {
  const { revalidate } = useRevalidator()

  async function restore(trashIds: number[]) {
    const answer = await client().trash.restoreAll(trashIds)
    if (!answer.ok) return showFailure(answer)
    await revalidate()
    showToast('success', messages.accomplished)
    focusHeading()
  }

  return (trashIds) => () => void restore(trashIds)
}
