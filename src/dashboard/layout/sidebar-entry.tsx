import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { sectionPaths } from '../../domain/articles/article.ts'
import type { OverviewSection } from '../../domain/sections/overview.ts'
import { type MenuEntry, menuLocation } from '../app/shell/menu.ts'
import { useOverview } from '../app/shell/overview.ts'
import { useNextLocation } from '../app/shell/use-next-location.ts'
import { usePageNames } from '../app/shell/use-page-names.ts'
import { EntryCount, MissingTexts } from './entry-state.tsx'
import styles from './sidebar.module.css'

export function SidebarEntry({ entry: { page, path, icon: Icon } }: { entry: MenuEntry }) {
  const names = usePageNames()
  const overview = useOverview()
  const isHere = menuLocation(useNextLocation().pathname)?.entry.page === page
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isHere) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const progress =
    overview && page in overview.sections ? overview.sections[page as OverviewSection] : null
  return (
    <li ref={item} className={styles.item}>
      <Link to={path} className={styles.entry} aria-current={isHere ? 'page' : undefined}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span className={styles.label}>{names[page]}</span>
        {page === 'inbox' && overview && (
          <EntryCount counts={{ unread: overview.counts.unread_messages }} />
        )}
        {page === 'translations' && overview && (
          <EntryCount
            counts={{ behind: overview.counts.behind, forYou: overview.counts.for_you }}
          />
        )}
      </Link>
      {progress && <MissingTexts progress={progress} path={path} isList={page in sectionPaths} />}
    </li>
  )
}
