import type { LanguageCode } from '../languages/language.ts'
import { attributesOf, type Block, commentsIn } from './block-comments.ts'
import { type SiteLanguages, toldLanguage } from './item-languages.ts'
import type { LeadsTo, MenuItem, Navigation } from './menu-items.ts'
import { termKey } from './moved-topics.ts'
import type { ExportedItem } from './read-part.ts'

export const navigationKind = 'wp_navigation'
export const templatePartKind = 'wp_template_part'

export type ListedPage = Pick<ExportedItem, 'id' | 'parent' | 'order' | 'title'> & {
  languages: LanguageCode[]
}

const firstNumber = 5_000_000
const button = /<a\b[^>]*\shref="([^"]*)"[^>]*>([^]*?)<\/a>/

export function navigationOf(item: ExportedItem, n: number, site: SiteLanguages): Navigation {
  const told = toldLanguage(item, site)
  const slug = `${navigationKind} ${item.id}`
  return { n, slug, name: item.title, group: told?.group, language: told?.language }
}

export function navigationItems({ id, status, content }: ExportedItem, menu: string): MenuItem[] {
  const items: MenuItem[] = []
  const open: string[] = []
  let end = 0
  for (const { start, end: after, block } of commentsIn(content)) {
    const between = content.slice(end, start)
    end = after
    if (block?.mark === 'ends') {
      if (block.name === 'navigation-submenu') open.pop()
      const [, url = '', title = ''] = (block.name === 'button' && button.exec(between)) || []
      if (title !== '') add({ to: 'address', address: url }, title)
    } else if (block) {
      const leads = leadsTo(block)
      if (leads) add(leads, textIn(attributesOf(block), 'label'))
      if (block.name === 'navigation-submenu' && block.mark === 'begins') {
        open.push(items.at(-1)?.id ?? '')
      }
    }
  }
  return items

  function add(leads: LeadsTo, title: string): void {
    const order = items.length
    const parent = open.at(-1) ?? ''
    items.push({ n: 0, id: `${id} ${order}`, menu, title, parent, order, status, leads })
  }
}

export function navigationsIn(content: string): string[] {
  return [...commentsIn(content)].flatMap(({ block }) => {
    const ref = block?.name === 'navigation' ? attributesOf(block).ref : undefined
    return ref === undefined ? [] : [`${navigationKind} ${String(ref)}`]
  })
}

function leadsTo(block: Block): LeadsTo | undefined {
  const attributes = attributesOf(block)
  switch (block.name) {
    case 'home-link':
      return { to: 'home' }
    case 'page-list':
      return { to: 'pages', beneath: textIn(attributes, 'parentPageID') || '0' }
    case 'navigation-link':
    case 'navigation-submenu':
      return leadsOfLink(attributes)
    default:
      return undefined
  }
}

function leadsOfLink(attributes: Record<string, unknown>): LeadsTo {
  const [kind, type, id, address] = ['kind', 'type', 'id', 'url'].map((name) =>
    textIn(attributes, name),
  ) as [string, string, string, string]
  if (kind === 'taxonomy' && id !== '') {
    const taxonomy = type === 'tag' ? 'post_tag' : type
    return { to: 'term', key: termKey({ taxonomy, slug: id, name: '' }) }
  }
  if (kind === 'post-type-archive') return { to: 'kind', kind: type }
  if (id !== '' && (kind === 'post-type' || ['page', 'post'].includes(type))) {
    return { to: 'text', id }
  }
  return address === '' || address.startsWith('#') ? { to: 'nothing' } : { to: 'address', address }
}

function textIn(attributes: Record<string, unknown>, name: string): string {
  const value = attributes[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

export function withPages(
  items: MenuItem[],
  pages: ListedPage[],
  languageOf: (menu: string) => LanguageCode,
): MenuItem[] {
  const beneath = Map.groupBy(
    pages.toSorted((one, other) => one.order - other.order || one.title.localeCompare(other.title)),
    ({ parent }) => parent || '0',
  )

  function pagesBeneath(item: MenuItem, page: string, within: string[]): MenuItem[] {
    const language = languageOf(item.menu)
    const own = within.includes(page) ? [] : (beneath.get(page) ?? [])
    return own
      .filter(({ languages }) => languages.includes(language))
      .flatMap(({ id }) => {
        const parent = within.length === 0 ? item.parent : `${item.id} ${page}`
        const one: MenuItem = { ...item, id: `${item.id} ${id}`, parent, leads: { to: 'text', id } }
        return [one, ...pagesBeneath(item, id, [...within, page])]
      })
  }

  return items
    .flatMap((item) =>
      item.leads.to === 'pages' ? pagesBeneath(item, item.leads.beneath, []) : [item],
    )
    .map((item, index) => ({ ...item, n: firstNumber + index, order: index }))
}
