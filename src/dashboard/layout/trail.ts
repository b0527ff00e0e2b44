import { articleSections } from '../../domain/article.ts'
import type { Words } from '../app/locale/words.ts'
import { accountPath } from '../app/session.ts'
import { placeOf } from '../app/shell/menu.ts'

export type Crumb = { name: string; path?: string }

/** The way from the menu to a page; its last step is the page itself. */
export function trailTo(pathname: string, words: Words): Crumb[] {
  if (pathname === accountPath) return [{ name: words.account.title }]
  const place = placeOf(pathname)
  if (!place) return []
  const { group, entry } = place
  const name = words.shell.pages[entry.page]
  if (pathname === entry.path) return [{ name: words.shell.groups[group.name] }, { name }]
  const section = articleSections.find((section) => section === entry.page)
  if (!section) return [{ name, path: entry.path }]
  const { create, edit } = words.sections[section]
  const isNew = pathname === `${entry.path}/new`
  return [{ name, path: entry.path }, { name: isNew ? create : edit }]
}
