import type { ArticleSection } from '../../domain/articles/article.ts'
import type { Values } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { reasonOfLanguage, shownTitle } from '../../domain/moving/analyse-export.ts'
import { navigationKind } from '../../domain/moving/block-menus.ts'
import {
  labelsIn,
  mainMenus,
  type MenuItem,
  menuItemKind,
  menusOf,
  menuTaxonomy,
} from '../../domain/moving/menu-items.ts'
import { codeHere } from '../../domain/moving/item-languages.ts'
import { listed } from '../../domain/moving/moved-item.ts'
import { type LedItem, movedMenu } from '../../domain/moving/moved-menu.ts'
import { termKey } from '../../domain/moving/moved-topics.ts'
import { ourSection } from '../../domain/moving/our-site.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import { linkTarget } from '../../domain/navigation/navigation-input.ts'
import type { LinkTarget } from '../../domain/navigation/navigation.ts'
import { sectionInputs, sectionInputValues } from '../../domain/sections/section-input.ts'
import { originName } from '../../storage/moving/moving-store.ts'
import { knownLine, linksHere, type OtherLine, otherLine } from './move-in-others.ts'
import { ledName, type Run } from './move-in-run.ts'

const key = 'menu'
const here = '/dashboard/navigation'
const anotherIsMain = 'Another menu there is the main one.'

type Told = Pick<ReportLine, 'outcome' | 'reasons'>

export async function takeInMenu(run: Run): Promise<ReportLine[]> {
  const { menuItems, navigations, headers, terms, languages, rows, homes } = run.analysis
  const known = {
    terms,
    navigations,
    headers,
    languages,
    texts: [...rows, ...homes, ...run.analysis.lists],
  }
  const menus = menusOf(menuItems, known)
  const main = mainMenus(menus)
  const lists: LedItem[][] = []
  const refused = new Map<number, string>()
  for (const { items, language } of main) {
    const isHere = language === undefined || languages.here.includes(language)
    const reasonOf = (item: MenuItem) =>
      isHere ? reasonAgainst(item) : reasonOfLanguage({ languages: [language] })
    const own = items.filter((item) => {
      const reason = reasonOf(item)
      if (reason !== undefined) refused.set(item.n, reason)
      return reason === undefined
    })
    const list: LedItem[] = []
    for (const item of own) list.push(await ledItem(run, item, language))
    lists.push(list)
  }
  const led = new Map(lists.flat().map((item) => [item.n, item]))
  const { placed, notes, ...menu } = movedMenu(lists)
  const standing = placed.size > 0 ? await takeIn(run, menu) : 'taken in'

  function fateOf({ n, menu: slug, leads }: MenuItem): Told {
    const reason =
      (main.some((one) => one.slug === slug) ? undefined : anotherIsMain) ??
      refused.get(n) ??
      (standing === 'left out' ? 'The menu here is arranged already.' : undefined)
    if (reason !== undefined) return { outcome: 'left out', reasons: [reason] }
    if (placed.has(n)) return fateIn(standing, notes.get(n))
    const isKnown = led.get(n)?.target !== undefined
    const nowhere = leads.to === 'nothing' ? 'It leads nowhere.' : 'It leads to what is not here.'
    return {
      outcome: 'left out',
      reasons: [isKnown ? 'There is no room for more entries in the menu.' : nowhere],
    }
  }

  function titleOf({ n, title: written }: MenuItem): string {
    const { labels, titles } = led.get(n) ?? { labels: {}, titles: {} }
    const [title = shownTitle(written)] = Object.values({ ...titles, ...labels })
    return title
  }

  const isOfBlocks = ({ menu }: MenuItem) => navigations.some(({ slug }) => slug === menu)
  const ofItems = menuItems
    .filter((item) => !isOfBlocks(item))
    .map((item) => lineOf({ n: item.n, kind: menuItemKind, title: titleOf(item) }, fateOf(item)))
  const ofNavigations = navigations.map(({ n, slug, name }) => {
    const own = menuItems.filter((item) => item.menu === slug)
    const lost = own.filter((item) => fateOf(item).outcome === 'left out')
    const told: Told =
      lost.length === own.length
        ? { outcome: 'left out', reasons: own[0] ? fateOf(own[0]).reasons : ['It leads nowhere.'] }
        : fateIn(standing, lost.length === 0 ? [] : [listed('Left out', lost.map(titleOf))])
    return lineOf({ n, kind: navigationKind, title: shownTitle(name) }, told)
  })
  const ofMenus = terms
    .filter(({ taxonomy }) => taxonomy === menuTaxonomy)
    .map(({ n, slug, name }) => {
      const own = menuItems.filter((item) => item.menu === slug).map(fateOf)
      const fate = own.find(({ outcome }) => outcome !== 'left out')
      const reasons = own[0]?.reasons ?? [anotherIsMain]
      const told: Told = fate ? fateIn(standing) : { outcome: 'left out', reasons }
      return lineOf({ n, kind: menuTaxonomy, title: shownTitle(name) }, told)
    })
  return [...ofMenus, ...ofItems, ...ofNavigations]
}

type Standing = 'taken in' | 'unchanged' | 'left out'

function fateIn(standing: Standing, notes: string[] = []): Told {
  if (standing !== 'taken in') return { outcome: standing, reasons: [] }
  return { outcome: notes.length > 0 ? 'changed' : standing, reasons: notes }
}

function lineOf(item: Pick<ReportLine, 'n' | 'kind' | 'title'>, told: Told): ReportLine {
  const isHere = told.outcome !== 'left out'
  return { ...item, ...told, language: '', address: '', here: isHere ? here : '' }
}

function reasonAgainst({ status, leads }: MenuItem): string | undefined {
  if (!['publish', ''].includes(status)) return `It was not public there: ${status}.`
  return leads.to === 'languages'
    ? 'It chooses the language, for which this site has a menu of its own.'
    : undefined
}

async function ledItem(
  run: Run,
  item: MenuItem,
  language: LanguageCode | undefined,
): Promise<LedItem> {
  const labels = labelsIn(item.title, language, run.analysis.languages)
  const titles = Object.keys(labels).length > 0 ? {} : await titlesOf(run, item)
  return { ...item, labels, titles, target: await targetOf(run, item, language) }
}

async function targetOf(
  run: Run,
  { leads }: MenuItem,
  language: LanguageCode | undefined,
): Promise<LinkTarget | undefined> {
  const { led, topics } = run
  switch (leads.to) {
    case 'home':
      return { kind: 'home' }
    case 'text':
      return led.get(ledName(leads.id))
    case 'term': {
      const id = topics.get(leads.key)
      const kind = leads.key.startsWith('product_') ? 'product' : 'post'
      return id === undefined ? undefined : { kind: 'topic', section: sectionOf(run, kind), id }
    }
    case 'kind':
      return { kind: 'section', section: sectionOf(run, leads.kind) }
    case 'file': {
      const { there, here: codes } = run.analysis.languages
      const own = codes.find((code) => code === (language ?? codeHere(there, codes)))
      const linking = { item: { id: '' }, language: own ?? codes[0] ?? '' }
      await run.linked.takeIn([leads.address], linking)
      const id = run.linked.at(leads.address)
      return id === undefined ? undefined : { kind: 'file', id }
    }
    case 'address':
      return linkTarget.safeParse({ kind: 'external', address: leads.address }).data
    default:
      return undefined
  }
}

function sectionOf({ destinations }: Run, kind: string): ArticleSection {
  const destination = destinations[kind] ?? (kind === 'product' ? 'products' : 'posts')
  return destination === 'pages' ? 'posts' : destination
}

async function titlesOf({ analysis, source, inMenus }: Run, { leads }: MenuItem) {
  const { rows, terms, languages } = analysis
  if (leads.to === 'term') {
    const term = terms.find((one) => termKey(one) === leads.key)
    return labelsIn(term?.name ?? '', undefined, languages)
  }
  const row = leads.to === 'text' ? rows.find(({ id }) => id === leads.id) : undefined
  if (!row || !inMenus.has(row.id)) return {}
  const [only, ...others] = row.languages
  const { title } = await source.read(row)
  return labelsIn(title, others.length === 0 ? only : undefined, languages)
}

type Written = Pick<ReturnType<typeof movedMenu>, 'menu' | 'labels'>

async function takeIn(run: Run, written: Written): Promise<Standing> {
  if (run.known.has(originName(key, ''))) return 'unchanged'
  const { data = {} } = sectionInputs.navigation.safeParse(written)
  const values = sectionInputValues('navigation', data, run.analysis.languages.here)
  const { menu } = values
  const part = { key, name: 'navigation' as const, values }
  return (await takeInPart(run, part, { menu })) === undefined ? 'left out' : 'taken in'
}

type Part = { key: string; name: 'identity' | 'navigation'; values: Values }

async function takeInPart(
  { storage, begun, isTrial, edit }: Run,
  part: Part,
  needed: Values,
): Promise<string[] | undefined> {
  const moved = { ...part, gallery: [], described: [], isPart: true as const }
  const kept = await storage.moving.settledInSection({ ...moved, values: needed })
  if (kept.length === Object.keys(needed).length) return undefined
  if (!isTrial) await storage.moving.takeInSection(await begun(), moved, edit())
  return kept
}

const describesNothing = /^just another .*site\.?$|ووردبريس/i

export async function takeInNames(run: Run): Promise<OtherLine[]> {
  const { title = '', description = '' } = run.analysis.names
  const { languages } = run.analysis
  const matter = {
    company_name: labelsIn(title, undefined, languages),
    tagline: labelsIn(describesNothing.test(description) ? '' : description, undefined, languages),
  }
  const links = { ...linksHere(run), codes: languages.here, pictures: new Map() }
  const { values, lost } = ourSection('identity', matter, links)
  const part: Part = { key: 'section identity', name: 'identity', values }
  const line = { kind: 'setting', title: 'identity', address: '', here: '/dashboard/identity' }
  if (Object.keys(values).length === 0) return []
  const known = knownLine(run, part.key, line)
  if (known) return [known]
  const kept = await takeInPart(run, part, values)
  const staying = listed('What is written here stays', kept ?? Object.keys(values))
  if (!kept) return [otherLine(line, 'left out', [staying])]
  return [otherLine(line, 'taken in', [listed('Left out', lost), staying].filter(Boolean))]
}
