import {
  IconExternalLink,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { ThemeChoice } from '../../ui/theme-choice.tsx'
import { useInterface } from '../interface.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { trailTo } from './menu.ts'
import styles from './top-bar.module.css'
import type { SidebarState } from './use-sidebar.ts'

export function TopBar({ sidebar }: { sidebar: SidebarState }) {
  const { words } = useInterface()
  const trail = trailTo(useLocation().pathname, words)
  return (
    <header className={styles.bar}>
      <SidebarToggle sidebar={sidebar} />
      {sidebar.isDrawer ? (
        <p className={styles.title}>{trail.at(-1)?.name ?? words.company}</p>
      ) : (
        <Breadcrumbs trail={trail} />
      )}
      <div className={styles.tools}>
        <ViewSite />
        <ThemeChoice words={words.theme} className={styles.theme} />
        {!sidebar.isDrawer && <LanguageSwitcher />}
      </div>
    </header>
  )
}

function SidebarToggle({ sidebar }: { sidebar: SidebarState }) {
  const { words } = useInterface()
  const { isDrawer, isCollapsed, toggle } = sidebar
  const name = isCollapsed ? words.shell.expand : words.shell.collapse
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return isDrawer ? (
    <IconButton label={words.shell.openMenu} onPress={toggle}>
      <IconMenu2 size={22} aria-hidden="true" />
    </IconButton>
  ) : (
    <IconButton label={name} onPress={toggle}>
      <Icon className="flip" size={20} stroke={1.75} aria-hidden="true" />
    </IconButton>
  )
}

function ViewSite() {
  const { words } = useInterface()
  return (
    <a className={styles.site} href="/" target="_blank" rel="noreferrer">
      <IconExternalLink className="flip" size={18} stroke={1.75} aria-hidden="true" />
      <span>{words.shell.viewSite}</span>
      <span className="sr"> ({words.shell.newTab})</span>
    </a>
  )
}
