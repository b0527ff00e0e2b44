import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { useDeviceChoice } from '../app/device-choices.ts'
import { useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import type { MenuGroup } from '../app/shell/menu.ts'
import { SidebarEntry } from './sidebar-entry.tsx'
import styles from './sidebar.module.css'

/** A submenu that opens and closes. */
export function SidebarGroup({ group }: { group: MenuGroup }) {
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
