import type { UserResponse } from '../../../contract/users.ts'
import { useSendsMail } from '../../app/company.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import { Avatar } from '../../kit/avatar.tsx'
import type { Column, Line } from '../../kit/list/list-parts.ts'
import { RowActions } from '../../kit/list/row-actions.tsx'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import { MoreMenu } from '../../kit/more-menu.tsx'
import styles from './users.module.css'
import type { Ending } from './end-dialog.tsx'
import { userWords } from './words.ts'

type ActOn = (user: UserResponse) => void
export type UserActs = {
  onEdit: ActOn
  onLink: ActOn
  onEnd: (user: UserResponse, what: Ending['what']) => void
}

export function useUserColumns(acts: UserActs): Column<UserResponse>[] {
  const words = useWords(userWords)
  const menuOf = useMenu(acts)
  const { roles } = useWords(commonWords)
  return [
    {
      name: words.name,
      className: styles.name,
      isHeading: true,
      render: (user) => <UserName user={user} />,
    },
    { name: words.email, render: (user) => <UserEmail user={user} /> },
    { name: words.role, render: (user) => roles[user.role_name] },
    { name: words.status, render: (user) => <UserStatus user={user} /> },
    {
      name: words.actions,
      render: (user, { remove }) => (
        <RowActions name={user.name} onEdit={() => acts.onEdit(user)} onRemove={remove}>
          <MoreMenu
            label={words.moreNamed(user.name)}
            isDisabled={menuOf(user).length === 0}
            items={menuOf(user)}
          />
        </RowActions>
      ),
    },
  ]
}

/** One's own password and sessions are on one's own page; who is inactive can use neither. */
function useMenu({ onLink, onEnd }: UserActs) {
  const words = useWords(userWords)
  const sendsMail = useSendsMail()
  const ownId = useShellData()?.user.id
  return (user: UserResponse) => {
    if (user.id === ownId) return []
    const { sessions, secondFactor } = words.endings
    const active = [
      { name: sendsMail ? words.mailLink : words.makeLink, run: () => onLink(user) },
      { name: sessions.confirm, run: () => onEnd(user, 'sessions') },
    ]
    const removal = { name: secondFactor.confirm, run: () => onEnd(user, 'secondFactor') }
    return [...(user.status === 'active' ? active : []), ...(user.second_factor ? [removal] : [])]
  }
}

type UserCardProps = { line: Line<UserResponse> } & UserActs

export function UserCard({ line: { row: user, select, remove }, ...acts }: UserCardProps) {
  const words = useWords(userWords)
  const menuOf = useMenu(acts)
  const { roles, actions } = useWords(commonWords)
  return (
    <>
      {select}
      <div className={styles.name}>
        <UserName user={user} />
      </div>
      <MoreMenu
        label={words.actionsNamed(user.name)}
        items={[
          { name: actions.edit, run: () => acts.onEdit(user) },
          ...menuOf(user),
          { name: actions.delete, run: remove },
        ]}
      />
      <div className={styles.details}>
        <UserEmail user={user} />
        <span>{roles[user.role_name]}</span>
        <UserStatus user={user} />
      </div>
    </>
  )
}

/** An address that is too long is broken behind its @ first. */
function UserEmail({ user: { email } }: { user: UserResponse }) {
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

function UserName({ user }: { user: UserResponse }) {
  const words = useWords(userWords)
  const isOwn = useShellData()?.user.id === user.id
  return (
    <span className={styles.person}>
      <Avatar name={user.name} avatar={user.avatar} />
      <span>
        <bdi>{user.name}</bdi>
        {isOwn && <span className={styles.you}>{words.you}</span>}
        {user.second_factor && <span className={styles.you}>{words.twoSteps}</span>}
      </span>
    </span>
  )
}

export function UserStatus({ user: { status, invited } }: { user: UserResponse }) {
  const words = useWords(userWords)
  const { statuses } = useWords(commonWords)
  if (invited && status === 'active') return <StatusBadge look="waiting" name={words.invited} />
  return <StatusBadge look={status === 'active' ? 'good' : 'off'} name={statuses[status]} />
}
