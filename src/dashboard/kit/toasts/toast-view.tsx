import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { toastIcons } from './toast-icons.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'
import { hideToast, offersSomething, type Toast } from '../../app/toast-queue.ts'
import styles from './toast-region.module.css'
import { useDismissal } from './use-dismissal.ts'

export function ToastView({ toast }: { toast: Toast }) {
  const words = useWords(commonWords)
  const { translate } = useLocale()
  const { detail, undo, path } = toast
  const hide = () => hideToast(toast.id)
  const hold = useDismissal(hide, offersSomething(toast))
  const Icon = toastIcons[toast.kind]
  return (
    <span className={`${styles.message} ${styles[toast.kind]}`} {...hold}>
      <Icon size={20} aria-hidden="true" />
      <span className={styles.sentence}>
        {translate(toast.sentence, toast.values, toast.section)}
        {detail && <span className={styles.detail}>{translate(detail)}</span>}
      </span>
      {undo && (
        <Button
          look="quiet"
          icon={<IconArrowBackUp className="flip" size={18} aria-hidden="true" />}
          onPress={() => {
            hide()
            undo()
            focusHeading()
          }}
        >
          {words.actions.undo}
        </Button>
      )}
      {path && (
        <LinkButton look="quiet" to={path}>
          {words.actions.show}
        </LinkButton>
      )}
      <IconButton label={words.actions.close} onPress={hide}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
