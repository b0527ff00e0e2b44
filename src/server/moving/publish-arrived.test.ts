import { describe, expect, test } from 'vitest'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import { changedExport, exportOf } from '../../../tests/support/imports.ts'
import {
  contentOf,
  type EngineName,
  engines,
  openedDatabase,
  staffedStorage,
} from '../../../tests/support/storages.ts'
import { textState } from '../../domain/articles/publication.ts'
import { usualDestinations } from '../../domain/moving/destinations.ts'
import type { Arrival } from '../../domain/moving/import-run.ts'
import { undoImport } from '../../storage/moving/undo-import.ts'
import { moveIn } from './move-in.ts'
import type { Asked } from './move-in-run.ts'

async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)
  const { db } = openedDatabase(storage.place)
  const { articles, pages, moving } = storage

  async function states() {
    const { articles: all } = await articles.listWhole('posts', 1, 99)
    const texts = all.flatMap(({ texts: written, publication }) =>
      Object.entries(written).map(([language, { title }]) => [
        title,
        textState(publication, language),
      ]),
    )
    return Object.fromEntries(texts)
  }

  return {
    storage,
    db,
    states,
    async move(
      file: string,
      arrive: Arrival = 'published',
      { progress = () => {}, ...others }: Partial<Pick<Asked, 'progress' | 'run'>> = {},
      worked = storage,
    ) {
      const destinations = usualDestinations
      const asked = { file, arrive, isTrial: false, destinations, progress, ...others }
      return moveIn({ storage: worked, edit: byLayla }, asked)
    },
    content: () => contentOf(storage.place),
    idOf: async (title: string) => {
      const { articles: all } = await articles.listWhole('posts', 1, 99)
      return (
        all.find(({ texts }) => Object.values(texts).some((text) => text.title === title))?.id ?? 0
      )
    },
    publicTexts: async () => {
      const list = { section: 'posts', page: 1, perPage: 99 } as const
      const [english, arabic] = await Promise.all(
        ['en', 'ar'].map(async (language) => {
          const found = await articles.list({ ...list, language })
          return found.articles.map(({ title }) => title)
        }),
      )
      const links = await pages.links('en')
      return { english, arabic, pages: [...links.values()].map(({ title }) => title) }
    },
    leadsTo: async (path: string) =>
      (await storage.redirects.addressFrom(path, 'https://naoura.example'))?.address,
    back: () =>
      undoImport(
        storage,
        { source: 'pumps.example', run: undefined },
        { isTrial: false, edit: byLayla },
      ),
    acts: async () =>
      (await storage.audit.list({}, 1, 99)).entries.filter(
        ({ kind }) => kind === 'moved-in-public',
      ),
    begun: async () => {
      const source = 'pumps.example'
      return { source, id: await moving.begin(source, 1, byLayla()) }
    },
  }
}

const changed = (change: (text: string) => string) => changedExport('polylang', change)

const night = /<item>\s*<title><!\[CDATA\[A pump that runs at night[^]*?<\/item>/
const onlyIn = (title: string, change: (item: string) => string) => (text: string) =>
  text.replace(new RegExp(`<item>\\s*<title><!\\[CDATA\\[${title}[^]*?</item>`), change)
const withStatus = (status: string) => (item: string) =>
  item.replace('<wp:status><![CDATA[publish]]>', `<wp:status><![CDATA[${status}]]>`)

const manyPosts = (text: string) =>
  text.replace(night, (item) =>
    Array.from({ length: 45 }, (_, index) =>
      item
        .replace('at night', `number ${index}`)
        .replaceAll('night-pump', `pump-${index}`)
        .replace('<wp:post_id>13<', `<wp:post_id>${1000 + index}<`)
        .replace(/<category domain="post_translations".*\n/, ''),
    ).join('\n'),
  )

const wasPublicThere = {
  english: ['We moved our workshop', 'A pump that runs at night', 'How much water a field needs'],
  arabic: ['كم يحتاج الحقل من الماء'],
  pages: ['About us'],
}
const nothing = { english: [], arabic: [], pages: [] }

describe.each(engines)('a move that ends with the site published, on %s,', (engine) => {
  test('shows what was public there, at its end and at once (IMP-20, IMP-21)', async () => {
    const { move, publicTexts, states, leadsTo, idOf, storage, acts } = await open(engine)
    const during: unknown[] = []
    const { published, lines, unpublished } = await move(exportOf('polylang'), 'published', {
      async progress(_done, _total, _lines, phase) {
        if (phase === 'texts') during.push(await publicTexts())
      },
    })
    expect(new Set(during.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(nothing)]),
    )
    expect(await publicTexts()).toEqual(wasPublicThere)
    expect(await states()).toMatchObject({ 'مضخة تعمل ليلًا': 'draft' })
    expect([published, unpublished]).toEqual([5, new Map()])
    const id = await idOf('How much water a field needs')
    expect([
      await leadsTo('/2014/03/water-for-wheat'),
      await leadsTo('/ar/2014/03/كم-يحتاج'),
    ]).toEqual([`/blog/${id}`, `/ar/blog/${id}`])
    const lists = ['/category/pumps', '/ar/category/مضخات', '/feed', '/ar/feed']
    expect(await Promise.all(lists.map(leadsTo))).toEqual([
      '/blog/topic/pumps',
      '/ar/blog/topic/مضخات',
      '/feed.xml',
      '/ar/feed.xml',
    ])
    const [topic] = await storage.topics.shown('posts', 'en')
    expect(topic).toMatchObject({ name: 'Pumps', total: 2 })
    expect(lines.filter(({ reasons }) => reasons.some((one) => /not published/.test(one)))).toEqual(
      [],
    )
    expect(await acts()).toMatchObject([{ details: { name: 'pumps.example', count: 4 } }])
  })

  test('publishes in a second run what still waits, and nothing in a third (IMP-14)', async () => {
    const { move, publicTexts, content, db } = await open(engine)
    await move(exportOf('polylang'), 'drafts')
    expect(await publicTexts()).toEqual(nothing)
    const origins = () =>
      db
        .selectFrom('import_origins')
        .select(['key', 'language', 'digest', 'import_id'])
        .where('kind', '<>', 'change')
        .orderBy('key')
        .orderBy('language')
        .execute()
    const before = await origins()
    const { lines, published } = await move(exportOf('polylang'))
    expect([published, await publicTexts()]).toEqual([5, wasPublicThere])
    expect(await origins()).toEqual(before)
    expect(lines.map(({ outcome }) => outcome)).not.toContain('taken in')
    const after = await content()
    expect((await move(exportOf('polylang'))).published).toBe(0)
    expect(await content()).toEqual(after)
  })

  test('keeps back what is not ready, and what somebody took off here', async () => {
    const { move, publicTexts, idOf, storage } = await open(engine)
    const { articles, publishingRule } = storage
    const file = await changed((text) =>
      [
        onlyIn('We moved our workshop', withStatus('private')),
        onlyIn('A pump that runs at night', (item) =>
          item.replace(/It is quiet\.[^]*?\]\]>/, ']]>'),
        ),
      ].reduce((done, change) => change(done), text),
    )
    await move(file, 'drafts')
    await publishingRule.change({ rule: 'refuse', languages: ['ar'] }, byLayla())
    const field = await idOf('How much water a field needs')
    await articles.change(
      'posts',
      field,
      { ...saveOf('en', { title: 'Edited here' }), wish: undefined },
      byLayla(),
    )
    const first = await move(file)
    expect(await publicTexts()).toEqual({
      english: ['Edited here'],
      arabic: wasPublicThere.arabic,
      pages: ['About us'],
    })
    expect([...first.unpublished.values()]).toEqual([
      ['It was not published: it lacks a title or a text.'],
    ])
    const off = { action: 'unpublish' as const, languages: ['en', 'ar'], pictures: false }
    await articles.changePublication('posts', field, off, byLayla())
    const pages = await storage.pages.links('en')
    for (const id of pages.keys()) await storage.pages.change(id, { status: 'pending' }, byLayla())
    await move(file)
    expect(await publicTexts()).toEqual(nothing)
  })

  test('goes on after it was killed between two batches, nothing twice (IMP-11)', async () => {
    const { move, publicTexts, acts, storage, db } = await open(engine)
    const { moving } = storage
    const file = await changed(manyPosts)
    const dying: typeof moving.publish = async (...asked) => {
      await moving.publish(...asked)
      throw new Error('killed')
    }
    const run = await moving.begin('pumps.example', 48, byLayla())
    const killed = move(
      file,
      'published',
      { run },
      { ...storage, moving: { ...moving, publish: dying } },
    )
    await expect(killed).rejects.toThrow('killed')
    expect((await publicTexts()).english).toHaveLength(20)
    const { published } = await move(file, 'published', { run })
    expect((await publicTexts()).english).toHaveLength(47)
    const row = await db.selectFrom('imports').select('published').executeTakeFirstOrThrow()
    expect([published, row.published]).toEqual([28, 49])
    expect(await acts()).toHaveLength(1)
    const twice = await db
      .selectFrom('revisions')
      .select('subject')
      .where('action', '=', 'publish')
      .execute()
    expect(new Set(twice.map(({ subject }) => subject)).size).toBe(twice.length)
  })

  test('has a batch live whole or not at all', async () => {
    const { move, publicTexts, idOf, storage, begun } = await open(engine)
    await move(exportOf('polylang'), 'drafts')
    const article = { kind: 'article' as const, languages: ['en'], others: [] }
    const documents = [
      { ...article, id: await idOf('How much water a field needs') },
      {
        ...article,
        id: await idOf('We moved our workshop'),
        languages: null as unknown as string[],
      },
    ]
    const batch = { documents, total: 2 }
    await expect(storage.moving.publish(await begun(), batch, byLayla())).rejects.toThrow('filter')
    expect(await publicTexts()).toEqual(nothing)
  })

  test('takes back the public pages, too (IMP-18)', async () => {
    const { move, publicTexts, back, db, leadsTo } = await open(engine)
    const totals = () => db.selectFrom('topic_totals').selectAll().where('total', '>', 0).execute()
    await move(exportOf('polylang'))
    expect(await totals()).not.toEqual([])
    const { staying, gone } = await back()
    expect([staying, gone.articles, gone.pages]).toEqual([[], 3, 1])
    expect(await publicTexts()).toEqual(nothing)
    expect([await totals(), await leadsTo('/2014/03/how-much-water')]).toEqual([[], undefined])
  })
})

test('a page whose text in another language was private there stays unpublished', async () => {
  const { move, publicTexts } = await open('SQLite')
  const file = await changedExport('pages', onlyIn('الشركة', withStatus('private')))
  const { unpublished, lines } = await move(file)
  const [[n, reasons] = [0, []], ...others] = [...unpublished]
  expect(lines[n - 1]?.title).toBe('The company')
  expect([reasons, others]).toEqual([
    ['It was not published: its text in another language was not public there.'],
    expect.anything(),
  ])
  expect((await publicTexts()).pages).not.toContain('The company')
})
