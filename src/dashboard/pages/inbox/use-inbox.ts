import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { MessageResponse } from '../../../contract/inbox.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'
import { useSelection } from '../../kit/selection/use-selection.ts'
import { useUndo } from '../../kit/list/use-undo.ts'

type Mark = { read: boolean } | { answered: boolean }

/** The messages of a page; one that is read stays where it is until the page is loaded again. */
export function useInbox(loaded: MessageResponse[]) {
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState({ loaded, list: loaded })
  const selection = useSelection(
    useLocation().search,
    shown.list.map(({ id }) => id),
  )
  const wayBack = useUndo()
  if (shown.loaded !== loaded) setShown({ loaded, list: loaded })

  async function mark({ id }: MessageResponse, as: Mark) {
    const answer = await client().messages.mark(id, as)
    if (!answer.ok) return showFailure(answer)
    const { inbox_message: marked } = answer.value
    setShown(({ loaded, list }) => ({
      loaded,
      list: list.map((one) => (one.id === id ? marked : one)),
    }))
  }

  async function remove(ids: number[]) {
    const answer = await client().messages.removeAll(ids)
    if (!answer.ok) return showFailure(answer, messages.messagesNotDeleted)
    selection.clear()
    await revalidate()
    showToast('success', messages.deleted, {}, wayBack(answer.value.trash_ids))
    focusHeading()
  }

  return {
    list: shown.list,
    selection,
    mark: (message: MessageResponse, as: Mark) => void mark(message, as),
    remove: (ids: number[]) => void remove(ids),
  }
}

export type InboxState = ReturnType<typeof useInbox>
