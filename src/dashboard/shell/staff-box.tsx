import { IconLogout } from '@tabler/icons-react'
import { TooltipTrigger, Button } from 'react-aria-components'
import { useSubmit } from 'react-router'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useInterface } from '../interface.tsx'
import { currentUser, homePath, storedRole } from '../session.ts'
import styles from './sidebar.module.css'

/** Who is signed in, and the way out. */
export function StaffBox({ isCollapsed }: { isCollapsed: boolean }) {
  const { words } = useInterface()
  const submit = useSubmit()
  const signOut = () => void submit(null, { method: 'post', action: homePath })
  return (
    <div className={styles.staff}>
      {!isCollapsed && <Staff />}
      <TooltipTrigger isDisabled={!isCollapsed} delay={100}>
        <Button className={styles.entry} onPress={signOut}>
          <IconLogout className="flip" size={20} stroke={1.75} aria-hidden="true" />
          <span className={isCollapsed ? 'sr' : ''}>{words.shell.signOut}</span>
        </Button>
        <Tooltip placement="end">{words.shell.signOut}</Tooltip>
      </TooltipTrigger>
    </div>
  )
}

/** After a reload only the role is known. */
function Staff() {
  const { words } = useInterface()
  const user = currentUser()
  const role = storedRole()
  if (!role) return null
  return (
    <div className={styles.person}>
      {user?.avatar ? (
        <img className={styles.avatar} src={user.avatar} alt="" width="40" height="40" />
      ) : (
        <span className={styles.avatar} aria-hidden="true">
          {firstLetter(user?.name ?? words.roles[role])}
        </span>
      )}
      <p>
        {user && <bdi className={styles.name}>{user.name}</bdi>}
        <span className={styles.role}>{words.roles[role]}</span>
      </p>
    </div>
  )
}

function firstLetter(name: string): string {
  return [...name][0] ?? ''
}
