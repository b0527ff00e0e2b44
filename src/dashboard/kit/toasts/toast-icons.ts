import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ToastKind } from '../../app/toast-queue.ts'

export const toastIcons = {
  success: IconCircleCheck,
  error: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<ToastKind, unknown>
