import { IconAlertTriangle, IconCircleCheck, IconClock, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { mailFailureWords } from '../../../domain/mails/failure-words.ts'
import type { MessageResponse, ReplyResponse } from '../../../contract/inbox.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import cards from '../../kit/cards.module.css'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { SentenceWithTime } from '../../kit/sentence-with-time.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './inbox.module.css'
import { LinkedText } from './linked-text.tsx'
import type { InboxState } from './use-inbox.ts'
import { inboxWords } from './words.ts'

type ReplyThreadProps = { message: MessageResponse; inbox: InboxState }

const lookEvery = 2_000
const lookSeldom = 30_000

export function ReplyThread({ message, inbox }: ReplyThreadProps) {
  const words = useWords(inboxWords)
  useNewsOf(message, inbox)
  if (message.replies.length === 0) return null
  return (
    <ol className={styles.replies} aria-label={words.replies}>
      {message.replies.map((reply) => (
        <li key={reply.id} className={styles.reply}>
          <p className={styles.author}>
            <bdi>{reply.written_by.name}</bdi>
            <span className={cards.hint}>
              <Timestamp date={reply.written_at} />
            </span>
          </p>
          <p className={styles.text} dir="auto">
            <LinkedText text={reply.text} />
          </p>
          <div className={styles.outcome} data-state={reply.state} aria-live="polite">
            <Outcome reply={reply} onAgain={() => inbox.sendAgain(message, reply)} />
          </div>
        </li>
      ))}
    </ol>
  )
}

type OutcomeProps = { reply: ReplyResponse; onAgain: () => Promise<void> }

function Outcome({ reply, onAgain }: OutcomeProps) {
  const words = useWords(inboxWords)
  if (reply.state === 'failed' || reply.state === 'unsure') {
    return <NotSent reply={reply} onAgain={onAgain} />
  }
  if (reply.state === 'sent') {
    return (
      <p className={styles.state}>
        <IconCircleCheck size={18} aria-hidden="true" />
        <span>
          <SentenceWithTime sentence={words.replySent} time={reply.state_at ?? ''} />
        </span>
      </p>
    )
  }
  return (
    <>
      <p className={styles.state}>
        <IconClock size={18} aria-hidden="true" />
        <span>{words.replyWaiting}</span>
      </p>
      <Reason reply={reply} />
    </>
  )
}

function NotSent({ reply, onAgain }: OutcomeProps) {
  const words = useWords(inboxWords)
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const isUnsure = reply.state === 'unsure'

  async function send() {
    setAsked(false)
    setSending(true)
    await onAgain()
    setSending(false)
  }

  return (
    <>
      <p className={styles.state}>
        <IconAlertTriangle size={18} aria-hidden="true" />
        <span>{isUnsure ? words.replyUnsure : words.replyFailed}</span>
      </p>
      {!isUnsure && <Reason reply={reply} />}
      <Button
        icon={<IconRefresh size={18} aria-hidden="true" />}
        isPending={isSending}
        onPress={() => (isUnsure ? setAsked(true) : void send())}
      >
        {words.sendAgain}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        question={words.sendAgainQuestion}
        explanation={words.sendAgainHint}
        confirm={words.sendAgain}
        onConfirm={() => void send()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}

function Reason({ reply: { failure, answer, next_try_at } }: { reply: ReplyResponse }) {
  const words = useWords(inboxWords)
  const failures = useWords(mailFailureWords)
  return (
    <>
      {failure && <p>{failure === 'withdrawn' ? words.replyWithdrawn : failures[failure]}</p>}
      {answer && (
        <p lang="en" dir="ltr" className={cards.hint}>
          {answer}
        </p>
      )}
      {next_try_at && (
        <p className={cards.hint}>
          <SentenceWithTime sentence={words.replyAgain} time={next_try_at} />
        </p>
      )}
    </>
  )
}

function useNewsOf(message: MessageResponse, { refresh }: InboxState): void {
  const waiting = message.replies.filter(({ state }) => state === 'waiting')
  const isTried = waiting.every(({ failure }) => failure !== null)
  const pause = waiting.length === 0 ? null : isTried ? lookSeldom : lookEvery
  useEffect(() => {
    if (pause === null) return
    const looking = setInterval(() => void refresh(message.id), pause)
    return () => clearInterval(looking)
  }, [pause, message.id, refresh])
}
