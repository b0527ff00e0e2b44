import { NavLink } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import styles from './navigation.module.css'
import { navigationWords } from './words.ts'

/** Each tab is an editor of its own, which asks before what is unsaved is left. */
export function NavigationTabs() {
  const { tabs } = useWords(navigationWords)
  const path = pathOf('navigation')
  return (
    <nav className={styles.tabs} aria-label={tabs.label}>
      <NavLink to={path} end>
        {tabs.menu}
      </NavLink>
      <NavLink to={`${path}/names`}>{tabs.names}</NavLink>
      <NavLink to={`${path}/words`}>{tabs.words}</NavLink>
    </nav>
  )
}
