import { IconUser } from '@tabler/icons-react'
import styles from './kit.module.css'

type AvatarProps = { name: string; avatar: string; className?: string | undefined }

export function Avatar({ name, avatar, className = '' }: AvatarProps) {
  if (avatar) {
    return (
      <img className={`${styles.avatar} ${className}`} src={avatar} alt="" width="40" height="40" />
    )
  }
  return (
    <span className={`${styles.avatar} ${className}`} aria-hidden="true">
      {[...name.trim()][0] ?? <IconUser size={20} stroke={1.75} />}
    </span>
  )
}
