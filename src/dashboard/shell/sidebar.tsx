import { useInterface } from '../interface.tsx'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { menu } from './menu.ts'
import { SidebarGroup } from './sidebar-group.tsx'
import styles from './sidebar.module.css'
import { StaffBox } from './staff-box.tsx'

/** Collapsed it is a rail of icons: the labels are hidden from the eye only, and shown as tooltips. */
export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  const { words } = useInterface()
  return (
    <aside
      className={styles.sidebar}
      aria-label={words.company}
      data-collapsed={isCollapsed || undefined}
    >
      <p className={styles.brand}>
        <CompanyMark className={styles.mark} />
        <span className={isCollapsed ? 'sr' : ''}>{words.company}</span>
      </p>
      <nav className={styles.menu} aria-label={words.shell.menu}>
        {menu.map((group) => (
          <SidebarGroup key={group.id} group={group} isCollapsed={isCollapsed} />
        ))}
      </nav>
      <StaffBox isCollapsed={isCollapsed} />
    </aside>
  )
}
