import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './fields.module.css'

export function FormAlert({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.alert} role="alert">
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}
