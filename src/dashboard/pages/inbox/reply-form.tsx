import { IconArrowBackUp, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { replyLength } from '../../../domain/contact/reply.ts'
import { productLanguageFor } from '../../../domain/languages/language.ts'
import type { MessageResponse } from '../../../contract/inbox.ts'
import { Button } from '../../../ui/button.tsx'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { senderOf } from './sender.ts'
import type { InboxState } from './use-inbox.ts'
import { inboxWords } from './words.ts'
import { useWritten, WrittenForm } from './written-form.tsx'

type ReplyFormProps = { message: MessageResponse; inbox: InboxState }

type Seen = { last_reply: number; answered: boolean }

function seenIn({ replies, answered_at: answered }: MessageResponse): Seen {
  return { last_reply: replies.at(-1)?.id ?? 0, answered: answered !== null }
}

export function ReplyForm({ message, inbox }: ReplyFormProps) {
  const words = useWords(inboxWords)
  const [seen, setSeen] = useState(seenIn(message))
  const written = useWritten({
    draftName: `messages/${message.id}`,
    revision: seen.last_reply,
    greeting: inboxWords[productLanguageFor(message.language)].greeting(message.name),
    onFound: (revision) => setSeen({ ...seen, last_reply: revision }),
  })
  const answersTo = inbox.replying?.answers_to

  function open() {
    setSeen(seenIn(message))
    written.open()
  }

  async function send() {
    const result = await written.send((text) => client(inboxApi).reply(message.id, { text, seen }))
    if (result?.ok) {
      inbox.replace(result.value.inbox_message)
      showToast('success', result.value.message)
    } else if (result?.document) {
      written.fail(words.answeredBy(authorOf(result.document)))
      setSeen(seenIn(result.document))
      inbox.replace(result.document)
    }
  }

  if (!written.isOpen) {
    return (
      <Button
        look="primary"
        icon={<IconArrowBackUp size={18} className="flip" aria-hidden="true" />}
        onPress={open}
      >
        {words.reply}
      </Button>
    )
  }
  return (
    <WrittenForm
      written={written}
      label={words.replyTo(senderOf(message))}
      hint={answersTo ? words.answersTo(answersTo) : words.answersToSender}
      limit={replyLength}
      submit={words.send}
      icon={<IconSend size={18} className="flip" aria-hidden="true" />}
      onSubmit={send}
    />
  )
}

function authorOf({ replies, answered_by: by }: MessageResponse): string {
  return replies.at(-1)?.written_by.name ?? by?.name ?? ''
}
