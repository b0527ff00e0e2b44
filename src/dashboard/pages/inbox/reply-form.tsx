import { IconArrowBackUp, IconSend } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { replyLength } from '../../../domain/contact/reply.ts'
import { messages } from '../../../domain/messages.ts'
import { productLanguageFor } from '../../../domain/languages/language.ts'
import type { MessageResponse } from '../../../contract/inbox.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { useDraft } from '../../editor/document/use-draft.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import styles from './inbox.module.css'
import type { InboxState } from './use-inbox.ts'
import { inboxWords } from './words.ts'

type ReplyFormProps = { message: MessageResponse; inbox: InboxState }

type Seen = { last_reply: number; answered: boolean }

function seenIn({ replies, answered_at: answered }: MessageResponse): Seen {
  return { last_reply: replies.at(-1)?.id ?? 0, answered: answered !== null }
}

export function ReplyForm({ message, inbox }: ReplyFormProps) {
  const words = useWords(inboxWords)
  const reply = useReply(message, inbox)
  if (!reply.isOpen) {
    return (
      <Button
        look="primary"
        icon={<IconArrowBackUp size={18} className="flip" aria-hidden="true" />}
        onPress={reply.open}
      >
        {words.reply}
      </Button>
    )
  }
  return <OpenForm message={message} inbox={inbox} reply={reply} />
}

type OpenFormProps = ReplyFormProps & { reply: ReturnType<typeof useReply> }

function OpenForm({ message, inbox, reply }: OpenFormProps) {
  const words = useWords(inboxWords)
  const { actions } = useWords(commonWords)
  const { translate } = useLocale()
  const { text, wrong, failure, isSending } = reply
  const answersTo = inbox.replying?.answers_to

  function submit(event: FormEvent) {
    event.preventDefault()
    void reply.send()
  }

  return (
    <form
      ref={reply.isPressed ? focusText : null}
      className={styles.replyForm}
      onSubmit={submit}
      aria-busy={isSending}
      noValidate
    >
      {failure && <FormAlert title={failure} />}
      <TextField
        label={words.replyTo(message.name)}
        hint={answersTo ? words.answersTo(answersTo) : words.answersToSender}
        error={wrong && translate(wrong)}
        isLong
        isReadOnly={isSending}
        value={text}
        onChange={reply.change}
        maxLength={replyLength}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          look="primary"
          icon={<IconSend size={18} className="flip" aria-hidden="true" />}
          isPending={isSending}
        >
          {words.send}
        </Button>
        <Button isDisabled={isSending} onPress={reply.discard}>
          {actions.discard}
        </Button>
      </div>
    </form>
  )
}

function useReply(message: MessageResponse, inbox: InboxState) {
  const words = useWords(inboxWords)
  const { translate } = useLocale()
  const greeting = inboxWords[productLanguageFor(message.language)].greeting(message.name)
  const [isPressed, setPressed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(greeting)
  const [seen, setSeen] = useState(seenIn(message))
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const draft = useDraft({
    name: `messages/${message.id}`,
    changes: isOpen && isWritten(text, greeting) ? { text } : {},
    revision: seen.last_reply,
  })
  const { found } = draft
  if (found && !isOpen) {
    draft.accept()
    setText(String(found.changes.text))
    setSeen({ ...seen, last_reply: found.revision })
    setOpen(true)
  }

  function close() {
    draft.drop()
    setOpen(false)
    setText(greeting)
    setWrong(undefined)
    setFailure(null)
  }

  async function send() {
    if (!isWritten(text, greeting)) return setWrong(messages.fieldRequired)
    setSending(true)
    const result = await client().messages.reply(message.id, { text, seen })
    setSending(false)
    if (result.ok) {
      close()
      inbox.replace(result.value.inbox_message)
      showToast('success', result.value.message)
      return
    }
    setWrong(result.fields?.text)
    const { document } = result
    setFailure(document ? words.answeredBy(authorOf(document)) : translate(result.message))
    if (!document) return
    setSeen(seenIn(document))
    inbox.replace(document)
  }

  return {
    text,
    wrong,
    failure,
    isOpen,
    isPressed,
    isSending,
    send,
    discard: close,
    open() {
      setSeen(seenIn(message))
      setPressed(true)
      setOpen(true)
    },
    change(written: string) {
      setText(written)
      setWrong(undefined)
    },
  }
}

function focusText(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus()
}

function isWritten(text: string, greeting: string): boolean {
  return text.trim() !== '' && text.trim() !== greeting.trim()
}

function authorOf({ replies, answered_by: by }: MessageResponse): string {
  return replies.at(-1)?.written_by.name ?? by?.name ?? ''
}
