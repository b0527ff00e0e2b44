import { useCallback, useState } from 'react'
import type {
  MessageListResponse,
  MessageResponse,
  ReplyResponse,
} from '../../../contract/inbox.ts'
import type { ColleaguesResponse } from '../../../contract/reviews.ts'
import { messages } from '../../../domain/messages.ts'
import type { Json } from '../../../api/client/call-endpoint.ts'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import { client } from '../../app/client.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'

type Loaded = Pick<MessageListResponse, 'messages' | 'replying'> & { colleagues: Colleague[] }
export type Colleague = ColleaguesResponse['colleagues'][number]
type Mark = Json<'PATCH /messages/:id'>

/** A message that is read stays where it is until the page is loaded again. */
export function useInbox({ messages: loaded, replying, colleagues }: Loaded) {
  const [shown, setShown] = useState({ loaded, list: loaded })
  const afterRemoval = useAfterRemoval()
  if (shown.loaded !== loaded) setShown({ loaded, list: loaded })

  const replace = useCallback((message: MessageResponse) => {
    setShown(({ loaded, list }) => ({
      loaded,
      list: list.map((one) => (one.id === message.id ? message : one)),
    }))
  }, [])
  const refresh = useCallback(
    async (id: number) => {
      const answer = await client(inboxApi).list({ id })
      if (answer.ok) answer.value.messages.forEach(replace)
    },
    [replace],
  )

  async function mark({ id }: MessageResponse, as: Mark) {
    const answer = await client(inboxApi).mark(id, as)
    if (!answer.ok) return showFailure(answer)
    replace(answer.value.inbox_message)
  }

  async function sendAgain({ id }: MessageResponse, reply: ReplyResponse) {
    const answer = await client(inboxApi).sendAgain(id, reply.id)
    if (!answer.ok) return showFailure(answer)
    replace(answer.value.inbox_message)
  }

  async function remove(ids: number[], onRemoved?: () => void) {
    const answer = await client(inboxApi).removeAll(ids)
    if (!answer.ok) return showFailure(answer, messages.messagesNotDeleted)
    onRemoved?.()
    afterRemoval(answer.value.trash_ids)
  }

  return {
    list: shown.list,
    replying,
    colleagues,
    replace,
    refresh,
    sendAgain,
    mark: (message: MessageResponse, as: Mark) => void mark(message, as),
    remove: (ids: number[], onRemoved?: () => void) => void remove(ids, onRemoved),
  }
}

export type InboxState = ReturnType<typeof useInbox>
