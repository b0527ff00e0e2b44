import { NavLink } from 'react-router'
import styles from './kit.module.css'

type PageTabsProps = { label: string; tabs: { path: string; name: string }[] }

export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ path, name }) => (
        <NavLink key={path} to={path} end>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
