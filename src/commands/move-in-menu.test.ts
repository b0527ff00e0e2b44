import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import {
  contentOf,
  type EngineName,
  engines,
  freshFolder,
  staffedStorage,
} from '../../tests/support/storages.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import type { ReportLine } from '../domain/moving/report.ts'
import { sectionValues } from '../domain/sections/section.ts'
import { moveIn } from '../server/moving/move-in.ts'
import { takeBack } from './take-back-command.ts'

type Given = { kind?: string; title?: string; link?: string; more?: string }

const item = (
  id: number,
  { kind = 'page', title = '', link = `/${id}/`, more = '' }: Given,
) => `\n<item>\n<title><![CDATA[${title}]]></title><link>https://mill.example${link}</link>
  <wp:post_id>${id}</wp:post_id><wp:post_type>${kind}</wp:post_type><wp:status>publish</wp:status>
  <wp:post_name>n${id}</wp:post_name><content:encoded><![CDATA[<p>${title}</p>]]></content:encoded>${more}</item>`
const category = (domain: string, name: string) =>
  `<category domain="${domain}" nicename="${name}"><![CDATA[${name}]]></category>`
const meta = (key: string, value: string | number) =>
  `<wp:postmeta><wp:meta_key>_menu_item_${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`
const term = (id: number, taxonomy: string, slug: string, name: string, description = '') =>
  `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${taxonomy}</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_name><![CDATA[${name}]]></wp:term_name><wp:term_description><![CDATA[${description}]]></wp:term_description></wp:term>`
const beneath = (id: number) => `<wp:post_parent>${id}</wp:post_parent>`
const inPair = (language: string, group: string) =>
  category('language', language) + category('post_translations', group)

type Entry = { title?: string; parent?: number; page?: number; topic?: number; url?: string }

function entries(menu: string, first: number, all: Entry[]): string {
  return all
    .map(({ title = '', parent, page, topic, url = '' }, index) => {
      const [type, object, id] = page
        ? ['post_type', 'page', page]
        : topic
          ? ['taxonomy', 'category', topic]
          : ['custom', 'custom', 0]
      const told = { type, object, object_id: id, url, menu_item_parent: parent ?? 0 }
      const more = Object.entries(told).map(([key, value]) => meta(key, value))
      const order = `<wp:menu_order>${index + 1}</wp:menu_order>`
      const own = category('nav_menu', menu) + order + more.join('')
      return item(first + index, { kind: 'nav_menu_item', title, more: own })
    })
    .toReversed()
    .join('')
}

function wxr(title: string, parts: string[]): string {
  return `<rss><channel><title>${title}</title><link>https://mill.example</link><description>Flour by water</description><language>en-US</language><wp:base_blog_url>https://mill.example</wp:base_blog_url>${parts.join('')}\n</channel></rss>`
}

const texts = [
  item(1, { title: 'Home', link: '/', more: inPair('en', 'pll_h') }),
  item(2, { title: 'الرئيسية', link: '/ar/home/', more: inPair('ar', 'pll_h') }),
  item(3, { title: 'Our mill', more: inPair('en', 'pll_m') }),
  item(4, { title: 'طاحونتنا', link: '/ar/4/', more: inPair('ar', 'pll_m') }),
  item(5, { title: 'People', more: inPair('en', 'pll_p') }),
  item(6, { title: 'العاملون', link: '/ar/6/', more: inPair('ar', 'pll_p') + beneath(4) }),
  item(7, { title: 'Opening hours', more: inPair('en', 'pll_o') }),
  ...[8, 9].map((id) =>
    item(id, { kind: 'post', title: `Harvest ${id}`, more: category('category', 'wheat') }),
  ),
]
const ofPolylang = wxr('Mill of Hama', [
  term(30, 'category', 'wheat', 'Wheat'),
  term(31, 'nav_menu', 'main', 'Main'),
  term(32, 'nav_menu', 'main-ar', 'القائمة الرئيسية'),
  term(33, 'nav_menu', 'foot', 'Footer'),
  ...texts,
  entries('main', 100, [
    { title: 'Welcome', page: 1 },
    { page: 3 },
    { page: 5, parent: 101 },
    { title: 'Open', url: 'https://mill.example/7/', parent: 102 },
    { topic: 30 },
    { title: 'Shop', url: 'https://shop.example/flour' },
    { title: 'Soon', url: '#' },
    { title: 'Lost', page: 77 },
    { title: 'Language', url: '#pll_switcher' },
  ]),
  entries('main-ar', 200, [
    { title: 'البداية', page: 2 },
    { title: 'المتجر', url: 'https://shop.example/flour' },
    { page: 4 },
    { title: 'الناس', page: 6, parent: 202 },
  ]),
  entries('foot', 300, [{ title: 'Imprint', page: 3 }]),
])

const block = (name: string, attributes: object = {}, inner?: string) => {
  const begin = `<!-- wp:${name} ${JSON.stringify(attributes)} `
  return inner === undefined ? `${begin}/-->` : `${begin}-->${inner}<!-- /wp:${name} -->`
}
const link = (label: string, attributes: object) =>
  block('navigation-link', { label, ...attributes })
const toPage = (id: number) => ({ type: 'page', kind: 'post-type', id, url: `/${id}/` })
const withContent = (id: number, kind: string, title: string, content: string, more = '') =>
  item(id, { kind, title, more }).replace(
    /<content:encoded>.*<\/content:encoded>/,
    () => `<content:encoded><![CDATA[${content}]]></content:encoded>${more}`,
  )
const ofBlocks = wxr('Mill of Hama', [
  term(30, 'category', 'wheat', 'Wheat'),
  ...texts,
  withContent(40, 'wp_navigation', 'Footer', link('Imprint', toPage(3)).repeat(9)),
  withContent(
    41,
    'wp_navigation',
    'Navigation',
    [
      block('home-link', { label: 'Welcome' }),
      block(
        'navigation-submenu',
        { label: 'Our mill', ...toPage(3) },
        [
          link('People', toPage(5)),
          link('Open', { url: 'https://mill.example/7/', kind: 'custom' }),
        ].join(''),
      ),
      link('Wheat &amp; flour', { type: 'category', kind: 'taxonomy', id: 30 }),
      link('Lost', toPage(77)),
      block('spacer'),
      block(
        'buttons',
        {},
        block(
          'button',
          {},
          '<div><a class="wp-block-button__link" href="https://shop.example/flour">Shop</a></div>',
        ),
      ),
    ].join('\n'),
    inPair('en', 'pll_n'),
  ),
  withContent(
    42,
    'wp_navigation',
    'القائمة',
    [block('polylang/navigation-language-switcher'), block('page-list')].join(''),
    inPair('ar', 'pll_n'),
  ),
  withContent(43, 'wp_template_part', 'Header', block('navigation', { ref: 41 })).replace(
    'n43',
    'header',
  ),
])

async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)

  async function moved(text: string, isTrial = false) {
    const file = join(await freshFolder(), 'export.xml')
    await writeFile(file, text)
    const asked = { file, isTrial, destinations: usualDestinations, progress: () => {} }
    return moveIn({ storage, edit: byLayla }, asked)
  }

  const valuesOf = async (name: 'navigation' | 'identity') =>
    sectionValues(await storage.sections.get(name))

  return {
    storage,
    moved,
    valuesOf,
    content: () => contentOf(storage.place),
    back: (run: number | undefined) => takeBack({ storage, edit: byLayla }, String(run), false),
  }
}

const told = (lines: ReportLine[], kind: string) =>
  lines
    .filter((line) => line.kind === kind)
    .map(({ title, outcome, reasons }) => [title, [outcome, ...reasons]] as const)

const [home, shop, wheat] = ['m0000022', 'm0000017', 'm0000018']
const [mill, own, people, hours] = ['g0000021', 'm0000021', 'm0000020', 'm0000019']

function labels(byId: Record<string, [en: string, ar: string]>): Record<string, string> {
  const all = Object.entries(byId).flatMap(([id, [en, ar]]) => [
    [`label:${id}.en`, en],
    [`label:${id}.ar`, ar],
  ])
  return Object.fromEntries(all.filter(([, label]) => label !== ''))
}

describe.each(engines)('the menu of WordPress on %s', (engine) => {
  test('made of blocks comes in as any other (IMP-9)', async () => {
    const { moved, valuesOf, content } = await open(engine)
    const { lines } = await moved(ofBlocks)
    const { menu, ...labelled } = await valuesOf('navigation')
    const shown = (menu as { id: string; target?: object; links?: { target: object }[] }[]).map(
      ({ id, target, links = [] }) => [
        labelled[`label:${id}.en`],
        labelled[`label:${id}.ar`],
        ...(target ? [target] : links.map((one) => one.target)),
      ],
    )
    const idOf = (title: string) =>
      Number(
        lines
          .find((line) => line.title === title)
          ?.here.split('/')
          .at(-1),
      )
    const page = (title: string) => ({ kind: 'page', id: idOf(title) })
    expect(shown).toEqual([
      ['Welcome', undefined, { kind: 'home' }],
      ['Our mill', 'طاحونتنا', page('Our mill'), page('People'), page('Opening hours')],
      ['Wheat & flour', undefined, expect.objectContaining({ kind: 'topic' })],
      ['Shop', undefined, { kind: 'external', address: 'https://shop.example/flour' }],
    ])
    expect(told(lines, 'wp_navigation')).toEqual([
      ['Footer', ['left out', 'Another menu there is the main one.']],
      ['Navigation', ['changed', 'Left out: Lost']],
      ['القائمة', ['taken in']],
    ])
    const before = await content()
    await moved(ofBlocks)
    expect(await content()).toEqual(before)
  })

  test('comes in with both languages, a group, and what it leads to (IMP-9)', async () => {
    const { moved, valuesOf, storage, content } = await open(engine)
    const trial = await moved(ofPolylang, true)
    const { lines } = await moved(ofPolylang)
    const alike = ({ here: _here, ...line }: ReportLine) => line
    expect(trial.lines.map(alike)).toEqual(lines.map(alike))
    const idOf = (title: string) =>
      Number(
        lines
          .find((line) => line.title === title)
          ?.here.split('/')
          .at(-1),
      )
    const page = (title: string) => ({ kind: 'page', id: idOf(title) })
    const [topic] = await storage.topics.list()
    expect(await valuesOf('navigation')).toEqual({
      menu: [
        { id: home, target: { kind: 'home' } },
        {
          id: mill,
          links: [
            { id: own, target: page('Our mill') },
            { id: people, target: page('People') },
            { id: hours, target: page('Opening hours') },
          ],
        },
        { id: wheat, target: { kind: 'topic', section: 'posts', id: topic?.id } },
        { id: shop, target: { kind: 'external', address: 'https://shop.example/flour' } },
      ],
      ...labels({
        [home]: ['Welcome', 'البداية'],
        [mill]: ['Our mill', 'طاحونتنا'],
        [people]: ['', 'الناس'],
        [hours]: ['Open', ''],
        [shop]: ['Shop', 'المتجر'],
      }),
    })
    expect(told(lines, 'nav_menu')).toEqual([
      ['Main', ['taken in']],
      ['القائمة الرئيسية', ['taken in']],
      ['Footer', ['left out', 'Another menu there is the main one.']],
    ])
    const group = 'It became a group, in which its own link comes first.'
    const choosing = 'It chooses the language, for which this site has a menu of its own.'
    expect(Object.fromEntries(told(lines, 'nav_menu_item'))).toEqual({
      Welcome: ['taken in'],
      'Our mill': ['changed', group],
      People: ['taken in'],
      Open: ['changed', 'It stands higher here: a menu has one level of groups.'],
      Wheat: ['taken in'],
      Shop: ['taken in'],
      Soon: ['left out', 'It leads nowhere.'],
      Lost: ['left out', 'It leads to what is not here.'],
      Language: ['left out', choosing],
      البداية: ['taken in'],
      المتجر: ['taken in'],
      طاحونتنا: ['changed', group],
      الناس: ['taken in'],
      Imprint: ['left out', 'Another menu there is the main one.'],
    })
    const before = await content()
    const again = await moved(ofPolylang)
    expect(await content()).toEqual(before)
    expect(again.lines.map(({ outcome }) => outcome)).toEqual(
      lines.map(({ outcome }) => (outcome === 'left out' ? outcome : 'unchanged')),
    )
  })

  test('takes the place of one that was given, and is taken back (IMP-18)', async () => {
    const { moved, valuesOf, storage, back } = await open(engine)
    await storage.demo.startAs('law', byLayla())
    const before = [await valuesOf('navigation'), await valuesOf('identity')]
    const { number } = await moved(ofPolylang)
    const { menu, footer } = await valuesOf('navigation')
    expect(menu).toHaveLength(4)
    expect(footer).toEqual(before[0]?.footer)
    expect(await valuesOf('identity')).toMatchObject({
      'company_name.en': 'Mill of Hama',
      'tagline.en': 'Flour by water',
    })
    expect((await back(number)).json).toMatchObject({ settings: 2, stay: [] })
    expect([await valuesOf('navigation'), await valuesOf('identity')]).toEqual(before)
  })
})

test('a menu and a name that somebody wrote stay, and are named', async () => {
  const { moved, valuesOf, storage } = await open('SQLite')
  const menu = [{ id: 'menuhome', target: { kind: 'home' } }]
  await storage.sections.change('navigation', { menu }, byLayla())
  await storage.sections.change('identity', { 'tagline.en': 'Since 1911' }, byLayla())
  const { lines } = await moved(ofPolylang)
  expect(await valuesOf('navigation')).toEqual({ menu })
  expect(Object.fromEntries(told(lines, 'nav_menu_item'))).toMatchObject({
    Welcome: ['left out', 'The menu here is arranged already.'],
    Imprint: ['left out', 'Another menu there is the main one.'],
  })
  expect(told(lines, 'setting')).toEqual([
    ['identity', ['changed', 'What is written here stays: tagline.en']],
  ])
  expect(await valuesOf('identity')).toMatchObject({
    'company_name.en': 'Mill of Hama',
    'tagline.en': 'Since 1911',
  })
})
