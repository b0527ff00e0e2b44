import { useRevalidator } from 'react-router'
import { type Message, messages } from '../../../domain/messages.ts'
import { trashApi } from '../../../api/client/trash-api.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/page-head.tsx'

export function useAfterRemoval() {
  const { revalidate } = useRevalidator()

  async function restore(trashIds: number[]) {
    const answer = await client(trashApi).restoreAll(trashIds)
    if (!answer.ok) return showFailure(answer)
    await revalidate()
    showToast('success', messages.accomplished)
    focusHeading()
  }

  async function tell(trashIds: number[], done: Message, values: Record<string, string>) {
    await revalidate()
    const undo = trashIds.length > 0 ? () => void restore(trashIds) : undefined
    showToast('success', done, values, { undo })
    focusHeading()
  }

  return (trashIds: number[], done: Message = messages.deleted, values = {}) =>
    void tell(trashIds, done, values)
}
