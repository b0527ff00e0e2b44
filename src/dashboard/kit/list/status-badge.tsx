import { IconCircleCheck, IconCircleDashed, IconCircleOff } from '@tabler/icons-react'
import styles from './table.module.css'

const icons = { good: IconCircleCheck, waiting: IconCircleDashed, off: IconCircleOff }

export function StatusBadge({ look, name }: { look: keyof typeof icons; name: string }) {
  const Icon = icons[look]
  return (
    <span className={`${styles.badge} ${styles[look]}`}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {name}
    </span>
  )
}
