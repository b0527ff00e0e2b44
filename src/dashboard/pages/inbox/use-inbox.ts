import { useState } from 'react'
import type { MessageResponse } from '../../../contract/inbox.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'

type Mark = { read: boolean } | { answered: boolean }

/** A message that is read stays where it is until the page is loaded again. */
export function useInbox(loaded: MessageResponse[]) {
  const [shown, setShown] = useState({ loaded, list: loaded })
  const afterRemoval = useAfterRemoval()
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

  async function remove(ids: number[], onRemoved?: () => void) {
    const answer = await client().messages.removeAll(ids)
    if (!answer.ok) return showFailure(answer, messages.messagesNotDeleted)
    onRemoved?.()
    afterRemoval(answer.value.trash_ids)
  }

  return {
    list: shown.list,
    mark: (message: MessageResponse, as: Mark) => void mark(message, as),
    remove: (ids: number[], onRemoved?: () => void) => void remove(ids, onRemoved),
  }
}

export type InboxState = ReturnType<typeof useInbox>
