import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
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
  const { undo } = toast
  const hide = () => hideToast(toast.id)
  const hold = useDismissal(hide, undo !== undefined)
  const Icon = toastIcons[toast.kind]
  return (
    <span className={`${styles.message} ${styles[toast.kind]}`} {...hold}>
      <Icon size={20} aria-hidden="true" />
      <span className={styles.sentence}>
        {translate(toast.sentence, toast.values, toast.section)}
      </span>
      {undo && (
        <Button
          look="quiet"
          icon={<IconArrowBackUp className="flip" size={18} aria-hidden="true" />}
          onPress={() => {
            hide()
            undo()
          }}
        >
          {words.actions.undo}
        </Button>
      )}
      <IconButton label={words.actions.close} onPress={hide}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
