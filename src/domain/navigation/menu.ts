import { type ArticleSection, sectionPaths } from '../articles/article.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { SiteName } from '../site-words/site-names.ts'

export type MenuLink = {
  label?: string
  name?: SiteName | 'frame_search'
  path: string
  isExternal?: true
  hrefLang?: LanguageCode
  isButton?: true
}
export type LinkAddress = Pick<MenuLink, 'path' | 'isExternal' | 'hrefLang'>
export type MenuGroup = { label: string; links: MenuLink[] }
export type MenuItem = MenuLink | MenuGroup

export function isMenuGroup(item: MenuItem): item is MenuGroup {
  return 'links' in item
}

export function standardMenu(sections: ArticleSection[]): MenuLink[] {
  return [
    { path: '/', name: 'home' },
    ...sections.map((section) => ({
      path: `/${sectionPaths[section]}`,
      name: `${section}_name` as const,
    })),
  ]
}

/** Ids stay on the server, where they would only weigh on pages. */
export function keyOf(item: MenuItem, index: number): string {
  return `${index} ${isMenuGroup(item) ? item.label : item.path}`
}
