import { type ArticleSection, sectionPaths } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import {
  hiddenSections,
  isGroup,
  labelName,
  type LinkTarget,
  type MenuEntry,
  type NavigationLink,
  type OwnNavigation,
} from '../../domain/navigation.ts'
import { type PageLink, pagePath } from '../../domain/page.ts'
import type { MenuGroup, MenuItem, MenuLink } from './menu.ts'

type PageLinks = ReadonlyMap<number, PageLink>

/** What the company set, as far as its targets are there in the language (NAV-5). */
export function menuIn(
  own: OwnNavigation,
  language: LanguageCode,
  isReachable: boolean,
  pages: PageLinks,
): { menu?: MenuItem[]; columns?: MenuGroup[] } {
  const there = { hidden: hiddenSections(own), isReachable, pages }

  function linksOf(links: NavigationLink[]): MenuLink[] {
    return links.flatMap(({ id, target }) => {
      const link = linkTo(target, there)
      const label = own[labelName(id, language)]
      return link ? [{ ...link, ...(label && { label }) }] : []
    })
  }

  function itemsOf(entry: MenuEntry): MenuItem[] {
    if (!isGroup(entry)) {
      const isButton = entry.id === own.menu_button
      return linksOf([entry]).map((link) => ({ ...link, ...(isButton && { isButton }) }))
    }
    const label = own[labelName(entry.id, language)]
    const links = linksOf(entry.links)
    return label && links.length > 0 ? [{ label, links }] : []
  }

  return {
    ...(own.menu && { menu: own.menu.flatMap(itemsOf) }),
    ...(own.footer && { columns: own.footer.flatMap(itemsOf) as MenuGroup[] }),
  }
}

type Targets = { hidden: ArticleSection[]; isReachable: boolean; pages: PageLinks }

/** Undefined where it is not there in the language. */
export function linkTo(target: LinkTarget, there: Targets): MenuLink | undefined {
  switch (target.kind) {
    case 'home':
      return { path: '/', name: 'home' }
    case 'contact':
      return there.isReachable ? { path: '/contact', name: 'contact_heading' } : undefined
    case 'section': {
      const { section } = target
      if (there.hidden.includes(section)) return undefined
      return { path: `/${sectionPaths[section]}`, name: `${section}_name` }
    }
    case 'page': {
      const page = there.pages.get(target.id)
      return page && { label: page.title, path: pagePath(page.slug) }
    }
    case 'external':
      return { path: target.address, isExternal: true }
  }
}
