import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { articleSections } from '../../domain/articles/article.ts'
import { accountPath } from '../app/session.ts'
import { menuLocation } from '../app/shell/menu.ts'
import { useTitleOf } from '../app/shell/page-head.tsx'
import { useNextLocation } from '../app/shell/use-next-location.ts'
import { usePageNames } from '../app/shell/use-page-names.ts'
import { shellWords } from '../app/shell/words.ts'
import { accountWords } from '../pages/account/words.ts'
import { pageWords } from '../pages/pages/words.ts'
import styles from './top-bar.module.css'

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const words = useWords(layoutWords)
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={styles.trail}>
        {trail.map((crumb, index) => (
          <li key={index}>
            {index > 0 && <IconChevronRight className="flip" size={16} aria-hidden="true" />}
            <CrumbName crumb={crumb} isLast={index === trail.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbName({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (crumb.path) return <Link to={crumb.path}>{crumb.name}</Link>
  return (
    <bdi aria-current={isLast ? 'page' : undefined} data-written={crumb.isWritten || undefined}>
      {crumb.name}
    </bdi>
  )
}

type Crumb = {
  name: string
  path?: string
  isWritten?: boolean
}

export function useTrail(): Crumb[] {
  const { groups } = useWords(layoutWords)
  const { sections } = useWords(shellWords)
  const ofPages = useWords(pageWords)
  const pages = usePageNames()
  const { title } = useWords(accountWords)
  const { pathname } = useNextLocation()
  const titleThere = useTitleOf(pathname)
  if (pathname === accountPath) return [{ name: title }]
  const found = menuLocation(pathname)
  if (!found) return []
  const { group, entry } = found
  const name = pages[entry.page]
  const section = articleSections.find((section) => section === entry.page)
  const inner = section ? sections[section] : entry.page === 'pages' && ofPages
  if (pathname === entry.path || !inner) return [{ name: groups[group.name] }, { name }]
  const coming = pathname === `${entry.path}/new` ? inner.create : inner.edit
  const { title: ownTitle = coming, isWritten = false } = titleThere ?? {}
  return [
    { name, path: entry.path },
    { name: ownTitle, isWritten },
  ]
}
