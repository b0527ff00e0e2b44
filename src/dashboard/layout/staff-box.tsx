import { IconLogout } from '@tabler/icons-react'
import { Button, Focusable, TooltipTrigger } from 'react-aria-components'
import { NavLink, useSubmit } from 'react-router'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Avatar } from '../kit/avatar.tsx'
import { useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { commonWords } from '../app/locale/words.ts'
import { accountWords } from '../pages/account/words.ts'
import { accountPath, signOutPath } from '../app/session.ts'
import styles from './sidebar.module.css'
import { useShellData } from '../app/shell/use-shell-data.ts'

export function StaffBox({ isCollapsed }: { isCollapsed: boolean }) {
  const words = useWords(layoutWords)
  const submit = useSubmit()
  const signOut = () => void submit(null, { method: 'post', action: signOutPath })
  return (
    <div className={styles.staff}>
      <Staff isCollapsed={isCollapsed} />
      <TooltipTrigger isDisabled={!isCollapsed} delay={100}>
        <Button className={styles.entry} onPress={signOut}>
          <IconLogout className="flip" size={20} stroke={1.75} aria-hidden="true" />
          <span className={isCollapsed ? 'sr' : ''}>{words.signOut}</span>
        </Button>
        <Tooltip placement="end">{words.signOut}</Tooltip>
      </TooltipTrigger>
    </div>
  )
}

function Staff({ isCollapsed }: { isCollapsed: boolean }) {
  const common = useWords(commonWords)
  const account = useWords(accountWords)
  const user = useShellData()?.user
  if (!user) return null
  return (
    <TooltipTrigger isDisabled={!isCollapsed} delay={100}>
      <Focusable>
        <NavLink to={accountPath} className={`${styles.entry} ${styles.person}`}>
          <Avatar name={user.name} avatar={user.avatar} />
          <span className={isCollapsed ? 'sr' : styles.who}>
            <bdi className={styles.name}>{user.name}</bdi>
            <span className={styles.role}>{common.roles[user.role_name]}</span>
            <span className="sr">{account.title}</span>
          </span>
        </NavLink>
      </Focusable>
      <Tooltip placement="end">{account.title}</Tooltip>
    </TooltipTrigger>
  )
}
