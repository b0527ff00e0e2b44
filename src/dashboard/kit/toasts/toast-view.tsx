import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { toastIcons } from './toast-icons.ts'
import { hideToast, type Toast } from '../../app/toast-queue.ts'
import styles from './toast-region.module.css'
import { useDismissal } from './use-dismissal.ts'

export function ToastView({ toast }: { toast: Toast }) {
  const words = useWords(commonWords)
  const { translate } = useLocale()
  const hold = useDismissal(() => hideToast(toast.id))
  const Icon = toastIcons[toast.kind]
  return (
    <span className={`${styles.message} ${styles[toast.kind]}`} {...hold}>
      <Icon size={20} aria-hidden="true" />
      <span className={styles.sentence}>
        {translate(toast.sentence, toast.values, toast.section)}
      </span>
      <IconButton label={words.actions.close} onPress={() => hideToast(toast.id)}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
