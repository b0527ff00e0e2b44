import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Focusable, TooltipTrigger } from 'react-aria-components'
import { NavLink } from 'react-router'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useInterface } from '../interface.tsx'
import type { MenuEntry, MenuGroup } from './menu.ts'
import styles from './sidebar.module.css'

type SidebarGroupProps = { group: MenuGroup; isCollapsed: boolean }

/** A submenu that opens and closes; on the rail its entries are always there. */
export function SidebarGroup({ group, isCollapsed }: SidebarGroupProps) {
  const { words } = useInterface()
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  return (
    <section>
      {!isCollapsed && (
        <button
          type="button"
          className={styles.group}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {group.name(words)}
          <IconChevronDown className={styles.chevron} size={14} aria-hidden="true" />
        </button>
      )}
      <ul id={id} hidden={!isOpen && !isCollapsed}>
        {group.entries.map((entry) => (
          <SidebarEntry key={entry.path} entry={entry} isCollapsed={isCollapsed} />
        ))}
      </ul>
    </section>
  )
}

function SidebarEntry({ entry, isCollapsed }: { entry: MenuEntry; isCollapsed: boolean }) {
  const { words } = useInterface()
  const name = entry.name(words)
  return (
    <li>
      <TooltipTrigger isDisabled={!isCollapsed} delay={100}>
        <Focusable>
          <NavLink to={entry.path} className={styles.entry}>
            <entry.icon size={20} stroke={1.75} aria-hidden="true" />
            <span className={isCollapsed ? 'sr' : ''}>{name}</span>
          </NavLink>
        </Focusable>
        <Tooltip placement="end">{name}</Tooltip>
      </TooltipTrigger>
    </li>
  )
}
