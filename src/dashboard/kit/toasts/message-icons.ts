import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { MessageKind } from '../../app/message-queue.ts'

export const messageIcons = {
  success: IconCircleCheck,
  error: IconAlertTriangle,
  info: IconInfoCircle,
} satisfies Record<MessageKind, unknown>
