import type { ReactNode } from 'react'
import { useCompanyName } from '../app/company.ts'
import { useWords } from '../app/locale/locale.tsx'
import { OwnMark } from '../kit/own-mark.tsx'
import { layoutWords } from './words.ts'
import { RailGroup } from './rail-group.tsx'
import { SidebarGroup } from './sidebar-group.tsx'
import styles from './sidebar.module.css'
import { StaffBox } from './staff-box.tsx'
import { useMenu } from '../app/shell/use-menu.ts'

type SidebarProps = {
  isCollapsed: boolean
  /** Beneath the name. */
  top?: ReactNode
  children?: ReactNode
}

/** Collapsed it is a rail of icons: the labels are hidden from the eye only, and shown as tooltips. */
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
