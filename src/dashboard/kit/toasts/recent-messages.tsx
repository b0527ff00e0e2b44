import { IconBell } from '@tabler/icons-react'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { toastWords } from './words.ts'
import { Moment } from '../moment.tsx'
import { markMessagesSeen, type ShownMessage, useMessages } from '../../app/message-queue.ts'
import styles from './recent-messages.module.css'
import { messageIcons } from './message-icons.ts'

type RecentMessagesProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** A message is gone after three seconds; here it can be read again. */
export function RecentMessages({ isOpen, onOpenChange }: RecentMessagesProps) {
  const words = useWords(toastWords)
  const { recent, lastSeenId } = useMessages()
  const unseen = recent.filter(({ id }) => id > lastSeenId).length
  const name = words.recent

  function change(opens: boolean) {
    if (!opens) markMessagesSeen()
    onOpenChange(opens)
  }

  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={change}>
      <IconButton label={unseen > 0 ? `${name}: ${words.unseen(unseen)}` : name}>
        <IconBell className={styles.bell} size={20} stroke={1.75} aria-hidden="true" />
        {unseen > 0 && <span className={styles.dot} />}
      </IconButton>
      <Popover placement="bottom end">
        <Dialog className={styles.panel}>
          <Heading slot="title" className={styles.title}>
            {name}
          </Heading>
          {recent.length === 0 ? (
            <p className={styles.none}>{words.none}</p>
          ) : (
            <ol className={styles.list}>
              {recent.map((message) => (
                <RecentMessage key={message.id} message={message} />
              ))}
            </ol>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function RecentMessage({ message: { kind, sentence, values, at } }: { message: ShownMessage }) {
  const { translate } = useLocale()
  const Icon = messageIcons[kind]
  return (
    <li className={styles[kind]}>
      <Icon size={18} aria-hidden="true" />
      <span className={styles.sentence}>{translate(sentence, values)}</span>
      <span className={styles.when}>
        <Moment date={at} />
      </span>
    </li>
  )
}
