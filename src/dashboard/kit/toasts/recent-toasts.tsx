import { IconBell } from '@tabler/icons-react'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { toastWords } from './words.ts'
import { Timestamp } from '../timestamp.tsx'
import { markToastsSeen, type Toast, useToasts } from '../../app/toast-queue.ts'
import styles from './recent-toasts.module.css'
import { toastIcons } from './toast-view.tsx'

type RecentToastsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function RecentToasts({ isOpen, onOpenChange }: RecentToastsProps) {
  const words = useWords(toastWords)
  const { recent, lastSeenId } = useToasts()
  const unseen = recent.filter(({ id }) => id > lastSeenId).length
  const name = words.recent

  function change(opens: boolean) {
    if (!opens) markToastsSeen()
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
              {recent.map((toast) => (
                <RecentToast key={toast.id} toast={toast} />
              ))}
            </ol>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function RecentToast({ toast }: { toast: Toast }) {
  const { kind, sentence, values, section, detail, at } = toast
  const { translate } = useLocale()
  const Icon = toastIcons[kind]
  return (
    <li className={styles[kind]}>
      <Icon size={18} aria-hidden="true" />
      <span className={styles.sentence}>
        {translate(sentence, values, section)} {detail && translate(detail)}
      </span>
      <span className={styles.when}>
        <Timestamp date={at} />
      </span>
    </li>
  )
}
