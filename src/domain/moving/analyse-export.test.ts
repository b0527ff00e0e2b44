import { expect, test } from 'vitest'
import { analyseExport } from './analyse-export.ts'
import { cutExport } from './cut-export.ts'
import { usualDestinations } from './destinations.ts'
import { movedTopics } from './moved-topics.ts'
import { pairItems } from './pair-items.ts'
import { readWpmlTable, type WpmlTable } from './wpml-table.ts'

const target = {
  here: ['en', 'ar'],
  destinations: usualDestinations,
  zone: 'UTC',
  now: new Date('2026-11-28'),
}

async function analysed(items: string[], wpml?: WpmlTable) {
  async function* chunks() {
    yield Buffer.from('<rss><channel><link>https://old.example/site/</link>')
    for (const item of items) yield Buffer.from(item)
  }
  return analyseExport([cutExport(chunks())], { ...target, wpml })
}

type Given = { title?: string; link?: string; content?: string; more?: string }

const item = (
  id: number,
  { title = 'A well', link = `/${id}/`, content = 'It fills itself.', more = '' }: Given = {},
) =>
  `\n<item>\n<title><![CDATA[${title}]]></title><link>https://old.example${link}</link>
  <wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
  <content:encoded><![CDATA[${content}]]></content:encoded>${more}</item>`
const meta = (key: string, value: string | number) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`

test('of 1,000 items of which 50 are broken, 950 come in (IMP-10)', async () => {
  const breaks = [
    (whole: string) => whole.slice(0, whole.indexOf('itself')),
    (whole: string) => whole.replace('A well', '<![CDATA[nested]]> text'),
    (whole: string) => whole.replace('<link>', '<link><b>'),
    (whole: string) => whole.replace('</item>', `<x>${'y'.repeat(17 * 1024 * 1024)}</x></item>`),
  ]
  const items = Array.from({ length: 1_000 }, (_, index) => {
    const whole = item(index)
    const broken = breaks[index === 990 ? 3 : (index / 20) % 3]
    return index % 20 === 0 || index === 990 ? (broken?.(whole) ?? whole) : whole
  })
  const { rows, leftOut } = await analysed(items.with(980, item(980)))
  expect([rows.length, leftOut.length]).toEqual([950, 50])
  expect(new Set(leftOut.flatMap(({ reasons }) => reasons))).toEqual(
    new Set([
      'Its end is missing: the file is damaged.',
      'It cannot be read: the file is damaged.',
      'It is larger than 16 MB.',
    ]),
  )
})

test('what belongs together is paired if that is sure or likely (IMP-2)', async () => {
  const wpml = (code: string) =>
    meta('_wpml_import_language_code', code) + meta('_wpml_import_translation_group', 'g7')
  const at = (date: string) => `<wp:post_date_gmt>${date}</wp:post_date_gmt>`
  const { rows, source } = await analysed([
    item(1, { more: wpml('en') }),
    item(2, { more: wpml('ar') }),
    item(3, { link: '/pump/', more: meta('_thumbnail_id', 9) }),
    item(4, { link: '/ar/pump/', more: meta('_thumbnail_id', 9) }),
    item(5, { link: '/ar/pump/', more: meta('_thumbnail_id', 10) }),
    item(10, { link: '/pump/', more: meta('_thumbnail_id', 9) }),
    item(6, { more: meta('_thumbnail_id', 11) + at('2014-03-01 09:30:00') }),
    item(7, {
      title: 'بئر',
      content: '',
      more: meta('_thumbnail_id', 11) + at('2014-03-02 09:00:00'),
    }),
    item(8, {
      title: 'بئر',
      content: '',
      more: meta('_thumbnail_id', 12) + at('2014-03-01 09:30:00'),
    }),
    item(9, { more: meta('_thumbnail_id', 12) + at('2014-03-05 09:30:00') }),
  ])
  expect(source).toBe('old.example/site')
  const { texts, possible } = pairItems(rows)
  expect(texts.map((text) => text.map(({ id }) => id).join(' '))).toEqual([
    '1 2',
    '3 4',
    '5',
    '10',
    '6',
    '7',
    '8',
    '9',
  ])
  expect([...possible].map(([one, other]) => `${one.id} ${other.id}`)).toEqual(['6 7', '7 6'])
})

test('what WPML keeps in its table pairs texts and topics, and is asked for without it (IMP-2)', async () => {
  const table = (separator: string, ...columns: number[]) =>
    [
      ['element_id', 'element_type', 'trid', 'language_code', 'term_id'],
      ['1', 'post_post', '7', 'en', 'NULL'],
      ['2', 'post_post', '7', 'ar', 'NULL'],
      ['3', 'post_post', '8', 'ar', 'NULL'],
      ['91', 'tax_category', '9', 'en', '41'],
      ['92', 'tax_category', '9', 'ar', '42'],
      ['93', 'tax_category', '10', 'en', '43'],
    ]
      .map((row) => columns.map((column) => `"${row[column]}"`).join(separator))
      .join('\r\n')
  const term = (id: number, slug: string) =>
    `\n<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename>
    <wp:cat_name>${slug}</wp:cat_name></wp:category>`
  const categories = (...slugs: string[]) =>
    slugs
      .map((slug) => `<category domain="category" nicename="${slug}">${slug}</category>`)
      .join('')
  const items = [
    term(41, 'pumps'),
    term(42, 'pompes'),
    term(43, 'wells'),
    item(1, { more: categories('pumps', 'wells') }),
    item(2, { link: '/other/', more: categories('pompes') + meta('_wpml_word_count', 9) }),
    item(3, { link: '/en/third/', more: categories('pompes', 'wells') }),
  ]
  for (const given of [`\ufeff${table('\t', 0, 1, 2, 3, 4)}`, table(';', 4, 3, 2, 1, 0)]) {
    const { rows, terms, languages, lacksWpmlTable } = await analysed(items, readWpmlTable(given))
    expect(rows.map(({ languages }) => languages)).toEqual([['en'], ['ar'], ['ar']])
    const { texts } = pairItems(rows)
    expect(texts.map((text) => text.map(({ id }) => id))).toEqual([['1', '2'], ['3']])
    const used = texts.map((text) =>
      text.flatMap(({ terms, languages }) => terms.map((one) => ({ ...one, languages }))),
    )
    expect(movedTopics(terms, used, languages)).toMatchObject([
      { keys: ['category:pumps', 'category:pompes'], names: { en: 'pumps', ar: 'pompes' } },
      { keys: ['category:wells'], names: { en: 'wells' } },
    ])
    expect(lacksWpmlTable).toBe(false)
  }
  const textsAlone = readWpmlTable(table(',', 0, 1, 2, 3))
  expect([textsAlone?.posts.size, textsAlone?.terms.size]).toEqual([3, 0])
  expect(readWpmlTable('element_id\ttrid\n1\t7')).toBeUndefined()
  expect((await analysed(items)).lacksWpmlTable).toBe(true)
})

test.each([
  ['the script of its text', {}, 'en'],
  ['the script of its text', { content: 'نقيس الماء كلّ صباح, OK' }, 'ar'],
  ['its address', { link: '/ar/well/' }, 'ar'],
  ['its address', { link: '/well/?lang=ar' }, 'ar'],
  ['what WPML says', { link: '/ar/well/', more: meta('_icl_lang_code', 'en') }, 'en'],
  [
    'what Polylang says',
    { link: '/ar/w/', more: '<category domain="language" nicename="en-us"/>' },
    'en',
  ],
])('the language of an item is that of %s', async (_evidence, given, language) => {
  const { rows } = await analysed([item(1, given)])
  expect(rows[0]?.languages).toEqual([language])
})

test('one page without a text listed the posts, and menus lead to the list (IMP-9)', async () => {
  const page = (id: number, more = '') =>
    item(id, { title: 'Journal', content: ' ', more }).replace('>post<', '>page<')
  const entry = item(9, {
    title: '',
    more:
      meta('_menu_item_type', 'post_type') +
      meta('_menu_item_object', 'page') +
      meta('_menu_item_object_id', 1),
  }).replace('>post<', '>nav_menu_item<')
  const template = meta('_wp_page_template', 'page-map.php')
  const post = item(5)
  const listing = await analysed([page(1), page(2, template), post, entry])
  expect(listing.leftOut.map(({ title, reasons }) => [title, reasons])).toEqual([
    ['Journal', ['It showed the posts there: the section shows them here.']],
  ])
  expect(listing.menuItems.map(({ leads }) => leads)).toEqual([{ to: 'kind', kind: 'post' }])
  const unsure = await analysed([page(1), page(2), post, entry])
  expect(unsure.leftOut).toEqual([])
})
