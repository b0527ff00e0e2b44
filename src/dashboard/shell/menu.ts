import { type Icon, IconBriefcase, IconNews, IconPackage } from '@tabler/icons-react'
import type { ArticleSection } from '../../domain/article.ts'
import { listPath } from '../articles/section-of.ts'
import type { Words } from '../words/words.ts'

export type MenuEntry = {
  path: string
  icon: Icon
  name: (words: Words) => string
  /** What its pages beneath are called: `new` and any other. */
  inner: (words: Words) => { new: string; other: string }
}
export type MenuGroup = { id: string; name: (words: Words) => string; entries: MenuEntry[] }

export const menu: MenuGroup[] = [
  {
    id: 'content',
    name: (words) => words.shell.content,
    entries: [
      articleEntry('posts', IconNews),
      articleEntry('products', IconPackage),
      articleEntry('business', IconBriefcase),
    ],
  },
]

export type Crumb = { name: string; path?: string }

/** The way from the menu to a page; its last step is the page itself. */
export function trailTo(pathname: string, words: Words): Crumb[] {
  for (const { name: groupName, entries } of menu) {
    const entry = entries.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    if (!entry) continue
    const name = entry.name(words)
    if (pathname === entry.path) return [{ name: groupName(words) }, { name }]
    const inner = entry.inner(words)
    const isNew = pathname === `${entry.path}/new`
    return [{ name, path: entry.path }, { name: isNew ? inner.new : inner.other }]
  }
  return []
}

function articleEntry(section: ArticleSection, icon: Icon): MenuEntry {
  return {
    path: listPath(section),
    icon,
    name: (words) => words.sections[section].name,
    inner: (words) => ({
      new: words.sections[section].create,
      other: words.sections[section].edit,
    }),
  }
}
