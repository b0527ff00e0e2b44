import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useInterface } from '../interface.tsx'
import { hideMessage, type MessageKind, type ShownMessage } from './message-queue.ts'
import styles from './message-region.module.css'
import { useDismissal } from './use-dismissal.ts'

const icons = {
  success: IconCircleCheck,
  error: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<MessageKind, unknown>

export function MessageToast({ message }: { message: ShownMessage }) {
  const { words, said } = useInterface()
  const hold = useDismissal(() => hideMessage(message.id))
  const Icon = icons[message.kind]
  return (
    <span className={`${styles.message} ${styles[message.kind]}`} {...hold}>
      <Icon size={20} aria-hidden="true" />
      <span className={styles.sentence}>{said(message.sentence, message.values)}</span>
      <IconButton label={words.actions.close} onPress={() => hideMessage(message.id)}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
