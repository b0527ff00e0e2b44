import { describe, expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { siteOf } from '../../tests/support/sites-of-markdown.ts'
import {
  contentOf,
  type EngineName,
  engines,
  staffedStorage,
} from '../../tests/support/storages.ts'
import {
  language,
  pair,
  type WrittenItem,
  writtenExport,
} from '../../tests/support/written-export.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import { toPageHtmlWithContents } from '../domain/rich-text/render-rich-text.server.ts'
import { moveIn } from '../server/moving/move-in.ts'
import { takeBack } from './take-back-command.ts'

async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)
  const context = { storage, edit: byLayla }
  type Options = { isTrial?: boolean; arrive?: 'published'; progress?: (done: number) => void }

  async function links() {
    const { articles } = await storage.articles.listWhole('posts', 1, 99)
    const listed = await storage.pages.list({ page: 1, perPage: 99 })
    const pages = await Promise.all(listed.pages.map(({ id }) => storage.pages.get(id)))
    const texts = [
      ...articles.flatMap(({ texts: all }) =>
        Object.values(all).map(({ title, content }) => [title, content]),
      ),
      ...pages.flatMap(({ texts: all }) =>
        Object.values(all).map(({ title = '', ...own }) => [title, own['body:movedtxt'] ?? '']),
      ),
    ]
    const named = texts.map(([title = '', html = '']) => [
      title,
      [...html.matchAll(/<a(?: href="([^"]*)")?>/g)].map(([, href = 'none']) => href),
    ])
    return Object.fromEntries(named) as Record<string, string[]>
  }

  return {
    storage,
    links,
    run: async (file: string, options: Options = {}) => {
      const asked = { file, isTrial: false, destinations: usualDestinations, progress: () => {} }
      return (await moveIn(context, { ...asked, ...options })).lines
    },
    back: async (source: string) => (await takeBack(context, source, false)).json,
    content: () => contentOf(storage.place),
    async places() {
      const { articles } = await storage.articles.listWhole('posts', 1, 99)
      const all = articles.flatMap(({ id, texts }) =>
        Object.entries(texts).map(([code, { title }]) => [
          title,
          `${code === 'en' ? '' : `/${code}`}/blog/${id}`,
        ]),
      )
      return Object.fromEntries(all) as Record<string, string>
    },
  }
}

const to = (...addresses: string[]) =>
  addresses.map((address) => `<a href="${address}">here</a>`).join(' ')

const pumps: [string, string, string] = ['category', 'pumps', 'Pumps']
const old = 'https://mill.example'
const texts: WrittenItem[] = [
  {
    id: 1,
    title: 'The wheel',
    path: '/2014/03/wheel/',
    terms: [language('en'), pair('a'), pumps],
    content: to(
      `${old}/2014/04/canal/#depth`,
      'http://www.mill.example/2014/04/canal',
      `${old}/?p=3`,
      '/about/',
      `${old}/category/pumps/`,
      old,
      `${old}/wp-content/uploads/list.pdf`,
      `${old}/shop/basket/`,
      'https://elsewhere.example/2014/04/canal/',
    ),
  },
  {
    id: 2,
    title: 'العجلة',
    path: '/ar/2014/03/العجلة/',
    terms: [language('ar'), pair('a')],
    content: to(
      `${old}/ar/2014/04/%d9%82%d9%86%d8%a7%d8%a9/`,
      `${old}/ar/`,
      `${old}/2014/04/canal/`,
    ),
  },
  {
    id: 3,
    title: 'The canal',
    path: '/2014/04/canal/',
    terms: [language('en'), pair('b'), pumps],
    content: to(`${old}/2014/03/wheel/`),
  },
  { id: 4, title: 'القناة', path: '/ar/2014/04/قناة/', terms: [language('ar'), pair('b')] },
  {
    id: 5,
    title: 'About us',
    path: '/about/',
    kind: 'page',
    terms: [language('en')],
    content: to('../2014/03/wheel/', `${old}/about/`),
  },
]

describe.each(engines)('links between moved texts on %s', (engine) => {
  test('lead to what they became, in its language (IMP-60)', async () => {
    const { run, links, places } = await open(engine)
    const file = await writtenExport(texts)
    const trial = await run(file, { isTrial: true })
    const lines = await run(file)
    const { 'The wheel': wheel, 'The canal': canal, القناة: arabic } = await places()
    expect(await links()).toEqual({
      'The wheel': [
        `${canal}#depth`,
        canal,
        canal,
        '/about',
        '/blog/topic/pumps',
        '/',
        `${old}/wp-content/uploads/list.pdf`,
        `${old}/shop/basket/`,
        'https://elsewhere.example/2014/04/canal/',
      ],
      العجلة: [arabic, '/ar', canal],
      'The canal': [wheel],
      القناة: [],
      'About us': [wheel, '/about'],
    })
    const [first] = lines
    expect(first?.reasons).toEqual([
      `Links to files stay as they are: ${old}/wp-content/uploads/list.pdf`,
      `Links to what is not here stay as they are: ${old}/shop/basket/`,
    ])
    expect(trial.map(({ reasons }) => reasons)).toEqual(lines.map(({ reasons }) => reasons))
  })

  test('are led by the run that goes on, once, and leave with it (IMP-60)', async () => {
    const { run, links, back, content } = await open(engine)
    const file = await writtenExport(texts)
    const killed = (done: number) => {
      if (done === 1) throw new Error('killed')
    }
    await expect(run(file, { progress: killed })).rejects.toThrow('killed')
    expect((await links())['The wheel']?.[0]).toBe(`${old}/2014/04/canal/#depth`)
    await run(file)
    expect(
      Object.values(await links())
        .flat()
        .join(' '),
    ).not.toMatch(/mill\.example\/(?!wp-|shop)/)
    const before = await content()
    const again = await run(file)
    expect(again.filter(({ kind }) => kind === 'post').map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 4 }, () => 'unchanged'),
    )
    expect(await content()).toEqual(before)
    expect(await back('mill.example')).toMatchObject({ stay: [] })
    expect(await links()).toEqual({})
  })

  test('a text that somebody edited here keeps its own', async () => {
    const { run, links, storage } = await open(engine)
    const file = await writtenExport(texts)
    const killed = (done: number) => {
      if (done === 1) throw new Error('killed')
    }
    await expect(run(file, { progress: killed })).rejects.toThrow('killed')
    const { articles } = await storage.articles.listWhole('posts', 1, 99)
    const values = { 'content.en': `<p>${to(`${old}/2014/04/canal/`)}</p>` }
    const save = { language: 'en', values, gallery: { removed: [], added: [] }, wish: undefined }
    await storage.articles.change('posts', articles[0]?.id ?? 0, save, byLayla())
    await run(file)
    expect((await links())['The wheel']).toEqual([`${old}/2014/04/canal/`])
  })
})

describe.each(engines)('patterns that texts share, on %s,', (engine) => {
  const ref = (id: number) => `<!-- wp:block {"ref":${id}} /-->`
  const pattern = (id: number, content: string) => ({
    id,
    title: `Pattern ${id}`,
    path: `/?p=${id}`,
    kind: 'wp_block',
    content,
  })
  const shared = [
    { id: 1, title: 'The wheel', path: '/wheel/', content: `<p>It turns.</p>${ref(3)}${ref(9)}` },
    { id: 2, title: 'The canal', path: '/canal/', content: ref(3) },
    pattern(3, `<p>${to(`${old}/wheel/`)}</p>${ref(4)}`),
    pattern(
      4,
      '<!-- wp:buttons --><div><a class="wp-block-button__link" href="/canal/">Go</a></div><!-- /wp:buttons -->',
    ),
    pattern(5, '<p>Nobody shows it.</p>'),
  ]

  test('stand in each, with their links led', async () => {
    const { run, links, places, storage } = await open(engine)
    const file = await writtenExport(shared)
    const lines = await run(file)
    const { 'The wheel': wheel = '', 'The canal': canal } = await places()
    expect(await links()).toEqual({ 'The wheel': [wheel, canal], 'The canal': [wheel, canal] })
    const { texts: written } = await storage.articles.get('posts', Number(wheel.split('/').at(-1)))
    expect(written.en?.content).toMatch(/^<p>It turns.<\/p><p><a/)
    const told = (all: typeof lines) => all.map(({ outcome, reasons }) => [outcome, ...reasons])
    expect(told(lines).slice(0, 5)).toEqual([
      ['changed', 'Left out: block'],
      ['taken in'],
      ['taken in'],
      ['taken in'],
      ['left out', 'It is no content of its own.'],
    ])
    expect(told(await run(file)).slice(1, 4)).toEqual([['unchanged'], ['unchanged'], ['unchanged']])
  })
})

test('links between files of a folder lead to what these became (IMP-60)', async () => {
  const { run, links, places } = await open('SQLite')
  const matter = (title: string) => `---\ntitle: ${title}\ndate: 2014-03-01\n---\n`
  const folder = await siteOf({
    'content/posts/a-wheel.markdown': `${matter('The wheel')}[1](canal.markdown) [2](/posts/canal/#depth) [3](../gone.markdown) [4](/posts/canal) [5](#part)`,
    'content/posts/canal.markdown': `${matter('The canal')}[1](./a-wheel.markdown)`,
  })
  const lines = await run(folder)
  const { 'The wheel': wheel, 'The canal': canal } = await places()
  expect(await links()).toEqual({
    'The wheel': [canal, `${canal}#depth`, 'none', canal, 'none'],
    'The canal': [wheel],
  })
  const [first] = lines
  expect(first?.reasons.filter((reason) => reason.startsWith('Left out'))).toEqual([
    'Left out: link to #part',
    'Left out: link to /content/gone.markdown',
  ])
})

test.each(engines)(
  'links to parts of texts lead to their headings on %s (IMP-68)',
  async (engine) => {
    const { run, links, places, storage, content } = await open(engine)
    const parts =
      '<h2 id="details">Technical details</h2><p>a</p><h3>How much?</h3><p>b</p><h2 class="x" id="الصيانة">صيانة العجلة</h2>'
    const file = await writtenExport([
      {
        id: 1,
        title: 'The canal',
        path: '/canal/',
        content: to(`${old}/wheel/#details`, `${old}/?p=2#how-much`, `${old}/wheel/#nothing`),
      },
      {
        id: 2,
        title: 'The wheel',
        path: '/wheel/',
        content: `${to('#details', '#How_Much', '#%D8%A7%D9%84%D8%B5%D9%8A%D8%A7%D9%86%D8%A9', '#nothing', '#')}${parts}`,
      },
      {
        id: 3,
        title: 'About us',
        path: '/about/',
        kind: 'page',
        content: `${to('#details', `${old}/wheel/#details`)}${parts}`,
      },
    ])
    const killed = (done: number) => {
      if (done === 2) throw new Error('killed')
    }
    await expect(run(file, { progress: killed })).rejects.toThrow('killed')
    const lines = await run(file)
    const { 'The wheel': wheel } = await places()
    const details = `${wheel}#text-technical-details`
    const upkeep = `${wheel}#${encodeURIComponent('text-صيانة-العجلة')}`
    expect(await links()).toEqual({
      'The canal': [details, `${wheel}#text-how-much`, `${wheel}#nothing`],
      'The wheel': [details, `${wheel}#text-how-much`, upkeep, 'none', 'none'],
      'About us': ['none', details],
    })
    const { articles } = await storage.articles.listWhole('posts', 1, 9)
    const own = articles
      .flatMap(({ texts: all }) => all.en ?? [])
      .find((one) => one.title === 'The wheel')
    const reader = { language: 'en', described: new Map(), files: new Map() }
    const { html } = toPageHtmlWithContents(own?.content ?? '', reader)
    for (const id of ['text-technical-details', 'text-how-much', 'text-صيانة-العجلة']) {
      expect(html).toContain(` id="${id}"`)
    }
    expect(lines.find(({ title }) => title === 'About us')?.reasons).toEqual([
      'Left out: link to #details',
    ])
    const before = await content()
    await run(file)
    expect(await content()).toEqual(before)
  },
)

test.each(engines)('links that wait lead to no host on %s, and lead at last', async (engine) => {
  const { run, links, places, content } = await open(engine)
  const matter = (title: string) => `---\ntitle: ${title}\ndate: 2014-03-01\n---\n`
  const folder = await siteOf({
    'content/posts/a-wheel.markdown': `${matter('The wheel')}[0](https://river.example/) [1](canal.markdown) [2](gone.markdown) [3](/posts/canal)`,
    'content/posts/canal.markdown': `${matter('The canal')}[1](a-wheel.markdown)`,
  })
  const killed = (done: number) => {
    if (done === 1) throw new Error('killed')
  }
  await expect(run(folder, { progress: killed })).rejects.toThrow('killed')
  expect((await links())['The wheel']).toEqual(['https://river.example/', 'none', 'none', 'none'])
  await run(folder)
  const { 'The canal': canal } = await places()
  const led = ['https://river.example/', canal, 'none', canal]
  expect((await links())['The wheel']).toEqual(led)
  const before = await content()
  await run(folder)
  expect(await content()).toEqual(before)
})

describe.each(engines)('old addresses on %s', (engine) => {
  async function published(
    items: WrittenItem[],
    options: Parameters<typeof writtenExport>[1] = {},
  ) {
    const world = await open(engine)
    await world.run(await writtenExport(items, options), { arrive: 'published' })
    const leads = async (path: string) =>
      (await world.storage.redirects.addressFrom(path, 'https://naoura.example'))?.address
    return {
      ...world,
      leads: async (paths: string[]) =>
        Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await leads(path)]))),
    }
  }
  const author =
    '<wp:author><wp:author_login><![CDATA[Layla H]]></wp:author_login><wp:author_display_name><![CDATA[Layla]]></wp:author_display_name></wp:author>'
  const lonely =
    '<wp:category><wp:term_id>9</wp:term_id><wp:category_nicename>norias</wp:category_nicename><wp:cat_name><![CDATA[Norias]]></wp:cat_name></wp:category>'

  test('lists, numbers and their pages lead in one step, in their language (IMP-62)', async () => {
    const written = texts.map((item) => ({ ...item, content: item.content || 'نصّ' }))
    const { leads, places } = await published(written, { channel: author + lonely })
    const { 'The canal': canal, القناة: arabic } = await places()
    expect(
      await leads([
        '/?p=3',
        '/?p=4',
        '/?p=5',
        '/?p=77',
        '/2014',
        '/ar/2014/04/03',
        '/author/layla-h',
        '/page/2',
        '/ar/page/2',
        '/category/water/pumps/page/3',
        '/category/norias',
        '/blog/page/2',
        '/2013',
      ]),
    ).toEqual({
      '/?p=3': canal,
      '/?p=4': arabic,
      '/?p=5': '/about',
      '/?p=77': undefined,
      '/2014': '/blog',
      '/ar/2014/04/03': '/ar/blog',
      '/author/layla-h': '/blog',
      '/page/2': '/blog',
      '/ar/page/2': '/ar/blog',
      '/category/water/pumps/page/3': '/blog/topic/pumps',
      '/category/norias': '/blog',
      '/blog/page/2': '/blog',
      '/2013': undefined,
    })
  })

  const categoryOf = (id: number, slug: string, name: string) =>
    `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`
  const inBoth =
    '<wp:term><wp:term_id>8</wp:term_id><wp:term_taxonomy>term_translations</wp:term_taxonomy><wp:term_slug>pll_t</wp:term_slug><wp:term_description><![CDATA[a:2:{s:2:"en";i:5;s:2:"ar";i:6;}]]></wp:term_description></wp:term>'

  test('feeds, queries and other forms of an address lead, too (IMP-62)', async () => {
    const arabicPumps: [string, string, string] = ['category', 'مضخات', 'مضخات']
    const others: [string, string, string][] = [
      ['post_tag', 'wheels', 'Wheels'],
      ['post_format', 'post-format-aside', 'Aside'],
      ['craft', 'mills', 'Mills'],
    ]
    const written = texts.map((item) => ({
      ...item,
      content: item.id === 1 ? to(`${old}/?cat=5`, `${old}/?tag=news`) : item.content || 'نصّ',
      ...([2, 4].includes(item.id) && { terms: [...(item.terms ?? []), arabicPumps] }),
      ...(item.id === 3 && { terms: [...(item.terms ?? []), ...others] }),
    }))
    const list = {
      id: 9,
      title: 'Prices',
      path: '/2014/03/wheel/prices/',
      kind: 'attachment',
      inner: `<wp:post_parent>1</wp:post_parent><wp:attachment_url>${old}/wp-content/uploads/prices.pdf</wp:attachment_url>`,
    }
    const tag =
      '<wp:tag><wp:term_id>7</wp:term_id><wp:tag_slug>wheels</wp:tag_slug><wp:tag_name>Wheels</wp:tag_name></wp:tag>'
    const channel = categoryOf(5, 'pumps', 'Pumps') + categoryOf(6, 'مضخات', 'مضخات') + inBoth + tag
    const { leads, places, links } = await published([...written, list], { channel })
    const { 'The wheel': wheel, 'The canal': canal, العجلة: arabicWheel } = await places()
    const pumpsHere = '/blog/topic/pumps'
    const expected = {
      '/?p=3&lang=ar': canal,
      '/?cat=5': pumpsHere,
      '/?cat=6': '/ar/blog/topic/مضخات',
      '/?cat=7&lang=ar': '/ar/blog',
      '/?author=1&lang=ar': '/ar/blog',
      '/?m=201403': '/blog',
      '/?category_name=pumps': pumpsHere,
      '/?feed=rss2&lang=ar': '/ar/feed.xml',
      '/?lang=ar': '/ar',
      '/?lang=fr': undefined,
      '/?s=water&lang=ar': '/ar/search',
      '/search/water/page/2': '/search',
      '/feed/rss2': '/feed.xml',
      '/comments/feed': '/feed.xml',
      '/2014/03/wheel/feed': '/feed.xml',
      '/ar/feed/atom': '/ar/feed.xml',
      '/category/pumps/feed': `${pumpsHere}/feed.xml`,
      '/tag/wheels/feed': '/feed.xml',
      '/type/aside': '/blog',
      '/ar/craft/mills/page/2': '/ar/blog',
      '/ar/category/مضخات/feed': '/ar/blog/topic/مضخات/feed.xml',
      '/index.php/2014/03/wheel': wheel,
      '/2014/03/Wheel/amp': wheel,
      '/2014/03/wheel/comment-page-2': wheel,
      '/2014/03/wheel/prices': wheel,
      '/?p=9': wheel,
      '/ar/2014/03/العجلة/embed': arabicWheel,
      '/blog/1/amp': '/blog/1',
      '/index.php': '/',
      '/media/amp': undefined,
      '/2014/03/gone/amp': undefined,
    }
    expect(await leads(Object.keys(expected))).toEqual(expected)
    expect((await links())['The wheel']?.[0]).toBe(pumpsHere)
  })

  test('the page that listed the posts leads to the list here (IMP-62)', async () => {
    const page = (id: number, path: string, code: string, content = ''): WrittenItem => {
      const terms = [language(code), pair('list')]
      return { id, title: `Journal ${id}`, path, kind: 'page', content, terms }
    }
    const [wheel] = texts
    const { leads, links } = await published([
      ...(wheel ? [{ ...wheel, content: to('/journal/', '/?p=8') }] : []),
      page(7, '/journal/', 'en'),
      page(8, '/ar/يوميات/', 'ar', ' '),
    ])
    const expected = {
      '/journal': '/blog',
      '/journal/page/2': '/blog',
      '/?p=7': '/blog',
      '/ar/يوميات': '/ar/blog',
      '/?p=8': '/ar/blog',
    }
    expect(await leads(Object.keys(expected))).toEqual(expected)
    expect((await links())['The wheel']).toEqual(['/blog', '/ar/blog'])
  })

  test('a language asked for by a query keeps its texts apart (IMP-21)', async () => {
    const content = 'تدور الناعورة طوال اليوم.'
    const { leads, places } = await published([
      { id: 1, title: 'The wheel', path: '/wheel/', terms: [language('en')], content: 'It turns.' },
      { id: 2, title: 'العجلة', path: '/wheel/?lang=ar', terms: [language('ar')], content },
    ])
    const { 'The wheel': wheel, العجلة: arabic } = await places()
    const expected = { '/wheel': wheel, '/wheel?lang=ar': arabic, '/wheel?lang=fr': wheel }
    expect(await leads(Object.keys(expected))).toEqual(expected)
  })

  test('lists of a site in Arabic alone lead to lists in Arabic (IMP-62)', async () => {
    const topic: [string, string, string] = ['category', 'مضخات', 'مضخات']
    const content = 'تدور الناعورة طوال اليوم.'
    const { leads } = await published(
      [
        { id: 1, title: 'العجلة', path: '/العجلة/', terms: [topic], content },
        { id: 2, title: 'القناة', path: '/القناة/', terms: [topic], content },
      ],
      { code: 'ar' },
    )
    expect(
      await leads(['/العجلة', '/?p=2', '/category/مضخات', '/2014/03', '/page/2', '/feed']),
    ).toEqual({
      '/العجلة': '/ar/blog/1',
      '/?p=2': '/ar/blog/2',
      '/category/مضخات': '/ar/blog/topic/مضخات',
      '/2014/03': '/ar/blog',
      '/page/2': '/ar/blog',
      '/feed': '/ar/feed.xml',
    })
  })
})
