import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { hideToast, offersSomething, type Toast, type ToastKind } from '../../app/toast-queue.ts'
import styles from './toast-region.module.css'
import { focusHeading } from '../../app/shell/page-head.tsx'

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

/** The duration is in milliseconds (K-09). */
const duration = 3000

function useDismissal(dismiss: () => void, stays: boolean) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isHidden, setHidden] = useState(() => document.hidden)
  useEffect(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  const isHeld = isPointedAt || isFocused
  useTimer(stays || isHeld || isHidden, dismiss)
  return {
    'data-held': isHeld || undefined,
    // Moving counts, not entering: a message may come under a pointer at rest.
    onPointerMove: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}

function useTimer(isWaiting: boolean, dismiss: () => void): void {
  const remaining = useRef(duration)
  const end = useEffectEvent(dismiss)
  useEffect(() => {
    if (isWaiting) return
    const started = performance.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - started
    }
  }, [isWaiting])
}

export const toastIcons = {
  success: IconCircleCheck,
  error: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<ToastKind, unknown>
