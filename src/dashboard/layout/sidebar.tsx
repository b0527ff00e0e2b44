import { type ReactNode, useId, useState } from 'react'
import { useCompanyName } from '../app/company.ts'
import { useWords } from '../app/locale/locale.tsx'
import { OwnMark } from '../kit/own-mark.tsx'
import { layoutWords } from './words.ts'
import styles from './sidebar.module.css'
import { StaffBox } from './staff-box.tsx'
import { useMenu } from '../app/shell/use-shell-data.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useDeviceChoice } from '../app/device-choices.ts'
import { type MenuGroup, menuLocation } from '../app/shell/menu.ts'
import { SidebarEntry } from './sidebar-entry.tsx'
import { Button, Dialog, DialogTrigger, TooltipTrigger } from 'react-aria-components'
import { useLocation } from 'react-router'
import { Popover } from '../../ui/popover.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useNextLocation } from '../app/shell/use-next-location.ts'

type SidebarProps = {
  isCollapsed: boolean
  top?: ReactNode
  children?: ReactNode
}

export function Sidebar({ isCollapsed, top, children }: SidebarProps) {
  const words = useWords(layoutWords)
  const company = useCompanyName()
  const menu = useMenu()
  const Group = isCollapsed ? RailGroup : SidebarGroup
  return (
    <aside
      className={styles.sidebar}
      aria-label={company}
      data-collapsed={isCollapsed || undefined}
    >
      <div className={styles.top}>
        <p className={styles.brand}>
          <OwnMark className={styles.mark} />
          <span className={isCollapsed ? 'sr' : ''}>{company}</span>
        </p>
        {top}
      </div>
      <nav className={styles.menu} aria-label={words.menu}>
        {menu.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </nav>
      {children}
      <StaffBox isCollapsed={isCollapsed} />
    </aside>
  )
}

function SidebarGroup({ group }: { group: MenuGroup }) {
  const words = useWords(layoutWords)
  const id = useId()
  const [closed, setClosed] = useDeviceChoice('closedGroups')
  const isOpen = !closed.includes(group.name)
  const others = closed.filter((name) => name !== group.name)
  return (
    <section>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setClosed(isOpen ? [...others, group.name] : others)}
      >
        {words.groups[group.name]}
        <IconChevronDown className={styles.chevron} size={14} aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {group.entries.map((entry) => (
          <SidebarEntry key={entry.page} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function RailGroup({ group }: { group: MenuGroup }) {
  const words = useWords(layoutWords)
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isHere = menuLocation(useNextLocation().pathname)?.group === group
  const name = words.groups[group.name]
  return (
    <DialogTrigger
      isOpen={openOn === pathname}
      onOpenChange={(isOpen) => setOpenOn(isOpen ? pathname : null)}
    >
      <TooltipTrigger delay={100}>
        <Button className={styles.entry} aria-label={name} data-here={isHere || undefined}>
          <group.icon size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <Tooltip placement="end">{name}</Tooltip>
      </TooltipTrigger>
      <Popover placement="end top">
        <Dialog className={styles.submenu} aria-label={name}>
          <p className={styles.heading} aria-hidden="true">
            {name}
          </p>
          <ul>
            {group.entries.map((entry) => (
              <SidebarEntry key={entry.page} entry={entry} />
            ))}
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
