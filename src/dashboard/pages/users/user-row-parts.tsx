import type { UserResponse } from '../../../contract/users.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { userWords } from './words.ts'
import { type Selectable, SelectRow } from '../../kit/selection/select-row.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import styles from './users.module.css'

export type UserRowProps = Selectable & {
  user: UserResponse
  onEdit: () => void
  onRemove: () => void
}

export function SelectUser({ user, isSelected, onSelect }: UserRowProps) {
  return <SelectRow name={user.name} isSelected={isSelected} onSelect={onSelect} />
}

/** An address that is too long is broken behind its @ first. */
export function UserEmail({ user: { email } }: Pick<UserRowProps, 'user'>) {
  const [name, ...host] = email.split('@')
  return (
    <span className={styles.email}>
      <bdi dir="ltr">
        {name}@<wbr />
        {host.join('@')}
      </bdi>
    </span>
  )
}

export function UserName({ user }: Pick<UserRowProps, 'user'>) {
  const words = useWords(userWords)
  const isOwn = useShellData()?.user.id === user.id
  return (
    <span className={styles.person}>
      <Avatar name={user.name} avatar={user.avatar} />
      <span>
        <bdi>{user.name}</bdi>
        {isOwn && <span className={styles.you}>{words.you}</span>}
      </span>
    </span>
  )
}

export function UserStatus({ user: { status } }: Pick<UserRowProps, 'user'>) {
  const words = useWords(userWords)
  return <StatusBadge look={status === 'active' ? 'good' : 'off'} name={words.statuses[status]} />
}
