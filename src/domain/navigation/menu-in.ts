import { type ArticleSection, sectionPaths } from '../articles/article.ts'
import type { LanguageCode } from '../languages/language.ts'
import { formPath } from '../forms/form.ts'
import type { MenuGroup, MenuItem, MenuLink } from './menu.ts'
import {
  hiddenSections,
  isGroup,
  labelName,
  type LinkTarget,
  type MenuEntry,
  type NavigationLink,
  type OwnNavigation,
} from './navigation.ts'
import { type PageLink, pagePath } from '../pages/page.ts'
import type { TopicLink } from '../topics/topic.ts'
import { topicPath } from '../topics/topic-path.ts'

/** It lacks what is not there in the language; articles and topics of hidden sections are in it. */
export type Linked = {
  articles: ReadonlyMap<number, { section: ArticleSection; title: string }>
  pages: ReadonlyMap<number, PageLink>
  forms: ReadonlyMap<number, string>
  files: ReadonlyMap<string, MenuLink>
  topics: readonly (TopicLink & { section: ArticleSection })[]
  /** Sections with articles, if one is linked to. */
  filled: ArticleSection[]
}

type Reachable = Linked & { isContactThere: boolean }

/** Targets that are not there in the language are left out (NAV-5). */
export function menuIn(
  own: OwnNavigation,
  language: LanguageCode,
  reachable: Reachable,
): { menu?: MenuItem[]; columns?: MenuGroup[] } {
  const there = { ...reachable, hidden: hiddenSections(own) }

  function linksOf(links: NavigationLink[]): MenuLink[] {
    return links.flatMap(({ id, target }) => {
      if (target.kind === 'section' && !there.filled.includes(target.section)) return []
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

export function linkTo(
  target: LinkTarget,
  there: Reachable & { hidden: ArticleSection[] },
): MenuLink | undefined {
  if ('section' in target && there.hidden.includes(target.section)) return undefined
  switch (target.kind) {
    case 'home':
      return { path: '/', name: 'home' }
    case 'contact':
      return there.isContactThere ? { path: '/contact', name: 'contact_heading' } : undefined
    case 'search':
      return { path: '/search', name: 'frame_search' }
    case 'section':
      return { path: `/${sectionPaths[target.section]}`, name: `${target.section}_name` }
    case 'article': {
      const { section, title } = there.articles.get(target.id) ?? {}
      if (section !== target.section || !title) return undefined
      return { path: `/${sectionPaths[section]}/${target.id}`, label: title }
    }
    case 'topic': {
      const { section, id } = target
      const topic = there.topics.find((one) => one.id === id && one.section === section)
      return topic && { label: topic.name, path: topicPath(section, topic.slug) }
    }
    case 'page': {
      const page = there.pages.get(target.id)
      return page && { label: page.title, path: pagePath(page.slug) }
    }
    case 'form': {
      const label = there.forms.get(target.id)
      return label === undefined ? undefined : { label, path: formPath(target.id) }
    }
    case 'file':
      return there.files.get(target.id)
    case 'external':
      return { path: target.address, isExternal: true }
  }
}
