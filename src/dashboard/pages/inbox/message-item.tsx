import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { MessageResponse } from '../../../contract/inbox.ts'
import { ShortDate } from '../../../ui/short-date.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { inboxWords } from './words.ts'
import styles from './inbox.module.css'
import { MessageText } from './message-text.tsx'
import { excerptOf, hasName, senderOf } from './sender.ts'
import type { InboxState } from './use-inbox.ts'

type MessageItemProps = {
  message: MessageResponse
  select: ReactNode
  inbox: InboxState
  /** A mail links to it. */
  isLinked: boolean
}

export function MessageItem({ message, select, inbox, isLinked }: MessageItemProps) {
  const words = useWords(inboxWords)
  const id = useId()
  const [isOpen, setOpen] = useState(isLinked)
  const isUnread = message.read_at === null
  const { state } = message.replies.at(-1) ?? {}
  const isUnsent = state === 'failed' || state === 'unsure'

  function toggle() {
    setOpen(!isOpen)
    if (!isOpen) markRead()
  }
  function markRead() {
    if (isUnread) inbox.mark(message, { read: true })
  }
  const open = useEffectEvent(markRead)
  useEffect(() => {
    if (isLinked) open()
  }, [isLinked])

  return (
    <>
      <div className={styles.head}>
        {select}
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <span className={styles.name}>
            {isUnread && <span className="sr">{words.unread}: </span>}
            <bdi dir={hasName(message) ? undefined : 'ltr'}>{senderOf(message)}</bdi>
            {message.form && <bdi className={styles.standing}>{message.form.title}</bdi>}
            {isUnsent && <span className={styles.unsent}>{words.unsent}</span>}
            {message.answered_at && !message.closed_at && (
              <span className={styles.answered}>{words.answered}</span>
            )}
            {message.suspicion && <span className={styles.unsent}>{words.heldBack}</span>}
            {message.closed_at && <span className={styles.standing}>{words.closed}</span>}
            {message.assigned_to && (
              <span className={styles.standing}>
                {words.assignedTo} <bdi>{message.assigned_to.name}</bdi>
              </span>
            )}
          </span>
          <bdi className={styles.first}>{excerptOf(message)}</bdi>
          <ShortDate date={message.sent_at} />
          <IconChevronDown className={styles.chevron} size={18} aria-hidden="true" />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <MessageText message={message} inbox={inbox} />}
      </div>
    </>
  )
}
