import { articleSections } from '../../domain/articles/article.ts'
import { useWords } from '../app/locale/locale.tsx'
import { accountPath } from '../app/session.ts'
import { menuLocation } from '../app/shell/menu.ts'
import { useTitleOf } from '../app/shell/page-head.tsx'
import { useNextLocation } from '../app/shell/use-next-location.ts'
import { usePageNames } from '../app/shell/use-page-names.ts'
import { shellWords } from '../app/shell/words.ts'
import { accountWords } from '../pages/account/words.ts'
import { pageWords } from '../pages/pages/words.ts'
import { layoutWords } from './words.ts'

export type Crumb = {
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
  if (pathname === entry.path) return [{ name: groups[group.name] }, { name }]
  const section = articleSections.find((section) => section === entry.page)
  const inner = section ? sections[section] : entry.page === 'pages' && ofPages
  if (!inner) return [{ name, path: entry.path }]
  const coming = pathname === `${entry.path}/new` ? inner.create : inner.edit
  const { title: ownTitle = coming, isWritten = false } = titleThere ?? {}
  return [
    { name, path: entry.path },
    { name: ownTitle, isWritten },
  ]
}
