import { expect, test } from 'vitest'
import { analyseExport } from './analyse-export.ts'
import { cutExport } from './cut-export.ts'
import { usualDestinations } from './destinations.ts'
import { labelsIn, mainMenus, menusOf } from './menu-items.ts'
import { type LedItem, movedMenu } from './moved-menu.ts'
import { readWpmlTable } from './wpml-table.ts'

let n = 0
const led = (target: number | undefined, given: Partial<LedItem> = {}): LedItem => {
  n += 1
  const page = target === undefined ? undefined : { kind: 'page' as const, id: target }
  return { n, id: String(n), parent: '0', order: n, target: page, labels: {}, titles: {}, ...given }
}
const labelled = (item: LedItem, code: string, label: string) => ({
  ...item,
  labels: { [code]: label },
})
const shape = ({ menu }: ReturnType<typeof movedMenu>) =>
  menu.map((entry) => ('links' in entry ? entry.links.map(({ target }) => target) : [entry.target]))
const pages = (...ids: number[]) => ids.map((id) => ({ kind: 'page', id }))

test('a menu has seven entries, and a group eight links; the rest is not in it', () => {
  const head = led(undefined, { labels: { en: 'All' } })
  const beneath = Array.from({ length: 9 }, (_, index) => led(index, { parent: head.id }))
  const others = Array.from({ length: 7 }, (_, index) => led(20 + index))
  const moved = movedMenu([[head, ...beneath, ...others]])
  expect(shape(moved)).toEqual([
    pages(0, 1, 2, 3, 4, 5, 6, 7),
    ...[20, 21, 22, 23, 24, 25].map((id) => pages(id)),
  ])
  const left = [...beneath, ...others].filter((item) => !moved.placed.has(item.n))
  expect(left.map(({ target }) => target)).toEqual(pages(8, 26))
})

test('what one language alone has stands after what it follows there', () => {
  const english = [led(1), led(2), led(3)]
  const arabic = [led(9), led(1), led(3), led(8)]
  expect(shape(movedMenu([english, arabic]))).toEqual([9, 1, 2, 3, 8].map((id) => pages(id)))
})

test('groups of two languages are one by what they share, or by their place', () => {
  const [first, second] = [led(undefined), led(undefined)].map((item, index) =>
    labelled(item, 'en', ['Mill', 'More'][index] ?? ''),
  ) as [LedItem, LedItem]
  const [more, mill] = [led(undefined), led(undefined)].map((item, index) =>
    labelled(item, 'ar', ['المزيد', 'الطاحونة'][index] ?? ''),
  ) as [LedItem, LedItem]
  const moved = movedMenu([
    [first, led(1, { parent: first.id }), second, led(2, { parent: second.id })],
    [more, led(5, { parent: more.id }), mill, led(1, { parent: mill.id })],
  ])
  expect(shape(moved)).toEqual([pages(1), pages(5, 2)])
  expect(Object.values(moved.labels)).toContainEqual({ en: 'Mill', ar: 'الطاحونة' })
  expect(Object.values(moved.labels)).toContainEqual({ en: 'More', ar: 'المزيد' })
})

test('items that are beneath each other are in no menu', () => {
  const one = led(1)
  const other = led(2, { parent: one.id })
  expect(movedMenu([[{ ...one, parent: other.id }, other]]).menu).toEqual([])
})

const menu = (slug: string, language: string | undefined, entries: number, group?: string) => ({
  slug,
  name: slug,
  language,
  group,
  isInHeader: slug.startsWith('header-of-theme'),
  items: Array.from({ length: entries }, () => ({}) as never),
})

test('the main menu has a usual name, or most entries, in each language', () => {
  const slugs = (...menus: ReturnType<typeof menu>[]) => mainMenus(menus).map(({ slug }) => slug)
  expect(slugs(menu('side', 'en', 9), menu('primary_menu', 'en', 2))).toEqual(['primary_menu'])
  expect(slugs(menu('a', 'en', 2), menu('b', 'en', 3), menu('footer', 'en', 9))).toEqual(['b'])
  expect(slugs(menu('main', 'en', 9), menu('header-of-theme', 'en', 2))).toEqual([
    'header-of-theme',
  ])
  expect(slugs(menu('main', 'en', 2), menu('footer-ar', 'ar', 5))).toEqual(['main'])
  expect(
    slugs(menu('main', 'en', 2), menu('big', 'ar', 9), menu('x', 'ar', 1, 'g'), menu('y', 'tr', 1)),
  ).toEqual(['main', 'big', 'y'])
  expect(slugs(menu('main', 'en', 2, 'g'), menu('big', 'ar', 9), menu('x', 'ar', 1, 'g'))).toEqual([
    'main',
    'x',
  ])
  expect(slugs(menu('all', undefined, 2), menu('b', 'en', 1))).toEqual(['all'])
})

async function analysed(parts: string[], table?: string) {
  async function* chunks() {
    yield Buffer.from('<rss><channel><title>Old</title><link>https://old.example/site/</link>')
    for (const part of parts) yield Buffer.from(part)
  }
  const wpml = table === undefined ? undefined : readWpmlTable(table)
  const target = { here: ['en', 'ar'], destinations: usualDestinations, zone: 'UTC' }
  return analyseExport([cutExport(chunks())], { ...target, now: new Date('2026-11-28'), wpml })
}

const entry = (id: number, title: string, url: string) =>
  `\n<item>\n<title><![CDATA[${title}]]></title><wp:post_id>${id}</wp:post_id>
  <wp:post_type>nav_menu_item</wp:post_type><category domain="nav_menu" nicename="m1">m1</category>
  <wp:postmeta><wp:meta_key>_menu_item_url</wp:meta_key><wp:meta_value>${url}</wp:meta_value></wp:postmeta></item>`
const page = (id: number, link: string) =>
  `\n<item>\n<title>A mill</title><link>https://old.example/site${link}</link>
  <wp:post_id>${id}</wp:post_id><wp:post_type>page</wp:post_type></item>`

test('addresses of the old site lead to what they are, others stay', async () => {
  const { menuItems } = await analysed([
    page(7, '/our-mill/'),
    ...[
      'https://www.old.example/site/',
      '/site/ar/',
      'https://old.example/site/OUR-mill?x#people',
      'https://old.example/site/our-mill',
      'https://old.example/site/?page_id=7',
      'https://old.example/site/category/food/wheat/',
      'https://old.example/site/%E0%A4%A',
      'tel:+963115550',
      '#top',
    ].map((url, index) => entry(index + 20, 'A', url)),
  ])
  expect(menuItems.map(({ leads }) => Object.values(leads).join(' '))).toEqual([
    'home',
    'home',
    'term :OUR-mill',
    'text 7',
    'text 7',
    'term category:wheat',
    'term :',
    'address tel:+963115550',
    'nothing',
  ])
})

test('WPML and qTranslate say in which language a menu is', async () => {
  const term =
    '<wp:term><wp:term_id>5</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>m1</wp:term_slug><wp:term_name>One</wp:term_name></wp:term>'
  const languageOf = async (title: string, table?: string) => {
    const { rows, ...analysis } = await analysed([term, entry(1, title, '#')], table)
    return menusOf(analysis.menuItems, { ...analysis, texts: rows }).map(({ language }) => language)
  }
  const table =
    'element_id\tterm_id\telement_type\ttrid\tlanguage_code\n5\t5\ttax_nav_menu\t3\tar\n'
  expect(await languageOf('Home', table)).toEqual(['ar'])
  expect(await languageOf('[:en]Home[:ar]الرئيسية[:]')).toEqual([undefined])
  expect(await languageOf('الرئيسية')).toEqual(['ar'])
  const site = { here: ['en', 'ar'], there: 'en' }
  expect(labelsIn('[:en]<b>Home</b>[:ar]الرئيسية[:fr]Accueil[:]', undefined, site)).toEqual({
    en: 'Home',
    ar: 'الرئيسية',
  })
})
