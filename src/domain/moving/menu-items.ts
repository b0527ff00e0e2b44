import { plainText } from '../articles/excerpt.ts'
import type { LanguageCode } from '../languages/language.ts'
import { pathOfAddress } from '../seo/redirect.ts'
import { cleaned } from '../text/short-value.ts'
import {
  codeHere,
  isArabic,
  notArabic,
  type SiteLanguages,
  textsByLanguage,
} from './item-languages.ts'
import { isPdfFile } from './find-picture.ts'
import { isHomeThere } from './moved-item.ts'
import { termKey } from './moved-topics.ts'
import { withoutWww } from './old-links.ts'
import type { ExportedItem, ExportedTerm } from './read-part.ts'

export type LeadsTo =
  | { to: 'home' | 'nothing' | 'languages' }
  | { to: 'text'; id: string }
  | { to: 'term'; key: string }
  | { to: 'kind'; kind: string }
  | { to: 'address' | 'file'; address: string }
  | { to: 'pages'; beneath: string }

export type MenuItem = {
  n: number
  id: string
  menu: string
  title: string
  parent: string
  order: number
  status: string
  leads: LeadsTo
}

export const menuTaxonomy = 'nav_menu'
export const menuItemKind = 'nav_menu_item'
const languageChoice = /^#(?:pll_switcher|qtranslangsw|wpml)/i

export function readMenuItem({ meta, ...item }: ExportedItem, n: number): MenuItem {
  const { id, title, order, status } = item
  return {
    n,
    id,
    title,
    order,
    status,
    menu: item.terms.find(({ taxonomy }) => taxonomy === menuTaxonomy)?.slug ?? '',
    parent: meta.get('_menu_item_menu_item_parent') ?? '',
    leads: leadsTo(meta),
  }
}

function leadsTo(meta: ExportedItem['meta']): LeadsTo {
  const [type, object, id, address] = ['type', 'object', 'object_id', 'url'].map(
    (name) => meta.get(`_menu_item_${name}`)?.trim() ?? '',
  ) as [string, string, string, string]
  if (languageChoice.test(address) || /wpml_ls|language_switcher/.test(`${type} ${object}`)) {
    return { to: 'languages' }
  }
  if (type === 'post_type') return { to: 'text', id }
  if (type === 'post_type_archive') return { to: 'kind', kind: object }
  if (type === 'taxonomy')
    return { to: 'term', key: termKey({ taxonomy: object, slug: id, name: '' }) }
  return address === '' || address.startsWith('#') ? { to: 'nothing' } : { to: 'address', address }
}

type Text = { id: string; address: string }
type Site = {
  source: string
  texts: Text[]
  homes: Text[]
  lists: Text[]
  terms: ExportedTerm[]
}

export function resolvedItems(
  items: MenuItem[],
  { source, texts, homes, lists, terms }: Site,
): MenuItem[] {
  if (items.length === 0) return []
  const homeIds = new Set(homes.map(({ id }) => id))
  const listIds = new Set(lists.map(({ id }) => id))
  const keys = new Map(terms.map((term) => [termKey({ ...term, slug: term.id }), termKey(term)]))

  function resolved(leads: LeadsTo): LeadsTo {
    if (leads.to === 'text' && homeIds.has(leads.id)) return { to: 'home' }
    if (leads.to === 'text' && listIds.has(leads.id)) return { to: 'kind', kind: 'post' }
    if (leads.to === 'term') return { to: 'term', key: keys.get(leads.key) ?? '' }
    return leads.to === 'address' ? atOwnSite(leads.address) : leads
  }

  function atOwnSite(address: string): LeadsTo {
    const url = URL.parse(address, `https://${source}/`)
    const [host = ''] = source.split('/')
    const isOwn = url?.protocol.startsWith('http') && withoutWww(url.host) === withoutWww(host)
    if (!url || !isOwn) return { to: 'address', address }
    url.host = host
    url.hash = ''
    if (isPdfFile(url.pathname)) return { to: 'file', address: url.href }
    if (isHomeThere({ address: url.href, slug: '' }, source)) return { to: 'home' }
    const id = url.searchParams.get('page_id') ?? url.searchParams.get('p')
    url.search = ''
    const found = id ?? textAt(url)
    return found === undefined
      ? { to: 'term', key: keyInPath(url.pathname) }
      : resolved({ to: 'text', id: found })
  }

  function textAt({ href, pathname }: URL): string | undefined {
    const name = pathname.split('/').filter(Boolean).at(-1)?.toLowerCase()
    const path = pathOfAddress(href)
    const isAt = ({ address }: Text) =>
      name !== undefined && address.toLowerCase().includes(name) && pathOfAddress(address) === path
    return [...texts, ...homes, ...lists].find(isAt)?.id
  }

  return items.map((item) => ({ ...item, leads: resolved(item.leads) }))
}

const termPaths: Record<string, string> = {
  category: 'category',
  tag: 'post_tag',
  'product-category': 'product_cat',
  'product-tag': 'product_tag',
}

function keyInPath(path: string): string {
  const parts = pathOfAddress(path)?.split('/').filter(Boolean) ?? []
  const taxonomy = parts.map((part) => termPaths[part]).find(Boolean) ?? ''
  return termKey({ taxonomy, slug: parts.at(-1) ?? '', name: '' })
}

export function idsOfTexts(items: MenuItem[]): Set<string> {
  return new Set(items.flatMap(({ leads }) => (leads.to === 'text' ? [leads.id] : [])))
}

export function labelsIn(
  text: string,
  own: LanguageCode | undefined,
  { here, there }: SiteLanguages,
): Record<LanguageCode, string> {
  const byScript = isArabic(text) ? 'ar' : codeHere(notArabic(there), here)
  const texts = textsByLanguage(text) ?? new Map([[own ?? byScript, text]])
  const labels = [...texts].map(
    ([code, label]) => [codeHere(code, here), cleaned('line', plainText(label))] as const,
  )
  return Object.fromEntries(labels.filter(([code, label]) => here.includes(code) && label !== ''))
}

export type Navigation = {
  n: number
  slug: string
  name: string
  group: string | undefined
  language: LanguageCode | undefined
}

export type Menu = {
  slug: string
  name: string
  group: string | undefined
  language: LanguageCode | undefined
  isInHeader: boolean
  items: MenuItem[]
}

type Known = {
  terms: ExportedTerm[]
  navigations: Navigation[]
  headers: string[]
  languages: SiteLanguages
  texts: { id: string; languages: LanguageCode[] }[]
}

export function menusOf(
  items: MenuItem[],
  { terms, navigations, headers, languages: site, texts }: Known,
): Menu[] {
  const ids = idsOfTexts(items)
  const known = texts
    .filter(({ id }) => ids.has(id))
    .map(({ id, languages }) => [id, languages] as const)
  const languagesOfTexts = new Map(known)
  return [...Map.groupBy(items, ({ menu }) => menu)].map(([slug, own]) => {
    const term = terms.find((one) => one.taxonomy === menuTaxonomy && one.slug === slug)
    const navigation = navigations.find((one) => one.slug === slug)
    const told = site.wpml?.terms.get(term?.id ?? '') ?? navigation
    return {
      slug,
      name: navigation?.name ?? term?.name ?? slug,
      group: told?.group,
      isInHeader: headers.includes(slug),
      language: told?.language
        ? codeHere(told.language, site.here)
        : languageOf(own, languagesOfTexts, site),
      items: own,
    }
  })
}

/** Polylang says it nowhere: most of what a menu leads to is in its language. */
function languageOf(
  items: MenuItem[],
  languagesOfTexts: ReadonlyMap<string, LanguageCode[]>,
  { here, there }: SiteLanguages,
): LanguageCode | undefined {
  const led = items.flatMap(({ leads }) =>
    leads.to === 'text' ? [languagesOfTexts.get(leads.id) ?? []] : [],
  )
  const isTagged = items.some(({ title }) => textsByLanguage(title))
  if (isTagged || led.some(({ length }) => length > 1)) return undefined
  const [most] = [...Map.groupBy(led.flat(), (code) => code)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const titles = items.map(({ title }) => title).join(' ')
  return most?.[0] ?? codeHere(isArabic(titles) ? 'ar' : notArabic(there), here)
}

const usualNames = /\b(?:main|primary|principal|header)|رئيس/i
const otherNames = /\b(?:foot|social|legal|bottom|utility)|تذييل|سفل|تواصل/i

export function mainMenus(menus: Menu[]): Menu[] {
  const named = ({ slug, name }: Menu) => `${slug} ${name}`.replaceAll('_', ' ')
  const rank = (menu: Menu) =>
    menu.isInHeader ? -1 : otherNames.test(named(menu)) ? 2 : usualNames.test(named(menu)) ? 0 : 1
  const [main, ...others] = menus.toSorted(
    (one, other) => rank(one) - rank(other) || other.items.length - one.items.length,
  )
  if (!main?.language) return main ? [main] : []
  const chosen = [main]
  const isTranslation = ({ group }: Menu) => group !== undefined && group === main.group
  const inOrder = others.toSorted(
    (one, other) => Number(isTranslation(other)) - Number(isTranslation(one)),
  )
  for (const menu of inOrder) {
    const isNew = menu.language && !chosen.some(({ language }) => language === menu.language)
    const mayBe = isTranslation(menu) || rank(menu) < 2 || rank(main) === 2
    if (isNew && mayBe) chosen.push(menu)
  }
  return chosen
}
