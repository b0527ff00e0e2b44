import { NavLink } from 'react-router'
import { useWords } from '../app/locale/locale.tsx'
import { shellWords } from '../app/shell/words.ts'
import { homePath } from '../app/session.ts'
import { EntryState } from './entry-state.tsx'
import type { MenuEntry } from '../app/shell/menu.ts'
import styles from './sidebar.module.css'

export function SidebarEntry({ entry }: { entry: MenuEntry }) {
  const words = useWords(shellWords)
  return (
    <li>
      <NavLink to={entry.path} end={entry.path === homePath} className={styles.entry}>
        <entry.icon size={20} stroke={1.75} aria-hidden="true" />
        <span className={styles.label}>{words.pages[entry.page]}</span>
        <EntryState page={entry.page} />
      </NavLink>
    </li>
  )
}
