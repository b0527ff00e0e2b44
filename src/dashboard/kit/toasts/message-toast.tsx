import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { messageIcons } from './message-icons.ts'
import { hideMessage, type ShownMessage } from '../../app/message-queue.ts'
import styles from './message-region.module.css'
import { useDismissal } from './use-dismissal.ts'

export function MessageToast({ message }: { message: ShownMessage }) {
  const words = useWords(commonWords)
  const { translate } = useLocale()
  const hold = useDismissal(() => hideMessage(message.id))
  const Icon = messageIcons[message.kind]
  return (
    <span className={`${styles.message} ${styles[message.kind]}`} {...hold}>
      <Icon size={20} aria-hidden="true" />
      <span className={styles.sentence}>{translate(message.sentence, message.values)}</span>
      <IconButton label={words.actions.close} onPress={() => hideMessage(message.id)}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
