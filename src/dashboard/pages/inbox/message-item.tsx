import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { MessageResponse } from '../../../contract/inbox.ts'
import { ShortDate } from '../../../ui/short-date.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { inboxWords } from './words.ts'
import styles from './inbox.module.css'
import { MessageText } from './message-text.tsx'
import type { InboxState } from './use-inbox.ts'

type MessageItemProps = { message: MessageResponse; select: ReactNode; inbox: InboxState }

export function MessageItem({ message, select, inbox }: MessageItemProps) {
  const words = useWords(inboxWords)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isUnread = message.read_at === null

  function toggle() {
    setOpen(!isOpen)
    if (!isOpen && isUnread) inbox.mark(message, { read: true })
  }

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
            <bdi>{message.name}</bdi>
            {message.answered_at && <span className={styles.answered}>{words.answered}</span>}
          </span>
          <bdi className={styles.first}>{message.message}</bdi>
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
