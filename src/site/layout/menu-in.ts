import { sectionPaths } from '../../domain/article.ts'
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
import type { PageLink } from '../../domain/page.ts'
import type { MenuGroup, MenuItem, MenuLink } from './menu.ts'

/** What the company set, as far as its targets are there in the language (NAV-5). */
export function menuIn(
  own: OwnNavigation,
  language: LanguageCode,
  isReachable: boolean,
  pages: ReadonlyMap<number, PageLink>,
): { menu?: MenuItem[]; columns?: MenuGroup[] } {
  const hidden = hiddenSections(own)

  function linksOf(links: NavigationLink[]): MenuLink[] {
    return links.flatMap(({ id, target }) => {
      if (target.kind === 'section' && hidden.includes(target.section)) return []
      if (target.kind === 'contact' && !isReachable) return []
      const label = own[labelName(id, language)]
      if (target.kind === 'page') return linksTo(pages.get(target.id), label)
      return [{ ...(label && { label }), ...leadingTo(target) }]
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

/** None where the page is pending or missing in the language. */
function linksTo(page: PageLink | undefined, label: string | undefined): MenuLink[] {
  return page ? [{ label: label ?? page.title, path: `/${page.slug}` }] : []
}

function leadingTo(target: Exclude<LinkTarget, { kind: 'page' }>): MenuLink {
  switch (target.kind) {
    case 'home':
      return { path: '/', name: 'home' }
    case 'contact':
      return { path: '/contact', name: 'contact_heading' }
    case 'section':
      return { path: `/${sectionPaths[target.section]}`, name: `${target.section}_name` }
    case 'external':
      return { path: target.address, isExternal: true }
  }
}
