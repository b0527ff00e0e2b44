import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { changedExport, exportOf } from '../../tests/support/imports.ts'
import {
  contentOf,
  type EngineName,
  engines,
  openedDatabase,
  staffedStorage,
} from '../../tests/support/storages.ts'
import { uploadsOfWheels } from '../../tests/support/uploads-of-wheels.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { createStorage } from '../storage/create-storage.ts'
import { textState } from '../domain/articles/publication.ts'
import type { Arrival } from '../domain/moving/import-run.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import { moveIn } from '../server/moving/move-in.ts'
import { takeBack } from './take-back-command.ts'

const pump = 'A pump that runs at night'
const ofField = 'كم يحتاج الحقل من الماء'
const newer = (text: string) =>
  text
    .replace('Water for wheat', 'Wheat and water')
    .replace(
      'It is quiet.',
      'It is <a href="https://pumps.example/2014/03/how-much-water/">quiet</a>.',
    )
    .replace('/2014/03/how-much-water/', '/2014/04/how-much-water/')
const without = (title: string) => (text: string) =>
  text.replaceAll(/<item>[^]*?<\/item>/g, (item) => (item.includes(`[${title}]`) ? '' : item))

async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)
  const { db, write } = openedDatabase(storage.place)
  const context = { storage, edit: byLayla }
  const destinations = usualDestinations
  type Options = { pictures?: string; arrive?: Arrival }
  const run = (file: string, options: Options = {}) =>
    moveIn(context, { file, isTrial: false, destinations, progress: () => {}, ...options })

  async function documents() {
    const all = await Promise.all([
      db.selectFrom('articles').select('id').orderBy('id').execute(),
      db.selectFrom('pages').select('id').orderBy('id').execute(),
    ])
    const named = (['article', 'page'] as const).flatMap((kind, index) =>
      (all[index] ?? []).map(({ id }) => ({ kind, id })),
    )
    return Promise.all(
      named.map(async ({ kind, id }) => (await storage.revisions.read(kind, id)).values),
    )
  }

  return {
    storage,
    run,
    changed: async (name: string, change: (text: string) => string, options?: Options) =>
      run(await changedExport(name, change), options),
    back: async (named: string, isTrial = false) =>
      (await takeBack(context, named, isTrial)).json as Record<string, unknown>,
    content: () => contentOf(storage.place),
    articles: async () => (await storage.articles.listWhole('posts', 1, 99)).articles,
    documents,
    purgeHistory: () => write('product', (trx) => trx.deleteFrom('revisions').execute()),
    states: async () =>
      (await storage.articles.listWhole('posts', 1, 99)).articles.map(({ publication }) => [
        textState(publication, 'en'),
        textState(publication, 'ar'),
      ]),
    paths: async () =>
      db.selectFrom('redirects').select(['path', 'target']).orderBy('path').execute(),
    rows: async (table: 'redirects' | 'topics' | 'article_state_totals') =>
      (await db.selectFrom(table).selectAll().execute()).length,
    pictures: async () => (await storage.library.list({ words: [], isUnused: false }, 1, 99)).total,
  }
}

describe.each(engines)('taking back what was moved in, on %s', (engine) => {
  test('leaves articles, topics, pictures and redirects as they were (IMP-18)', async () => {
    const { run, back, articles, rows, pictures, content, storage } = await open(engine)
    await run(exportOf('polylang'))
    const { number } = await run(exportOf('pictures'), { pictures: await uploadsOfWheels() })
    const before = await content()
    expect(await back('wheels.example', true)).toMatchObject({ articles: 2, pictures: 6 })
    expect(await back('pumps.example', true)).toMatchObject({ articles: 3, topics: 1 })
    expect(await content()).toEqual(before)
    expect(await back(String(number))).toMatchObject({ articles: 2, topics: 0, stay: [] })
    expect([(await articles()).length, await pictures(), await rows('topics')]).toEqual([3, 0, 1])
    expect(await back('pumps.example')).toMatchObject({ articles: 3, topics: 1, stay: [] })
    expect(await articles()).toEqual([])
    expect([await rows('redirects'), await rows('topics')]).toEqual([0, 0])
    expect(await back('pumps.example')).toMatchObject({ articles: 0, topics: 0, pictures: 0 })
    const { removed } = await storage.trash.list(['article', 'topic', 'media'], byLayla().at, 1, 99)
    expect(removed).toHaveLength(5 + 1 + 6)
    await expect(back('elsewhere.example')).rejects.toThrow('elsewhere.example')
  })

  test('what was edited since stays and is named (IMP-19)', async () => {
    const { run, back, articles, pictures, rows, storage } = await open(engine)
    await run(exportOf('pictures'), { pictures: await uploadsOfWheels() })
    const [edited] = (await articles()).filter(({ texts }) => texts.en?.title === 'Two pumps')
    const id = edited?.id ?? 0
    const values = { 'title.en': 'Two quiet pumps' }
    const save = { language: 'en', values, gallery: { removed: [], added: [] }, wish: undefined }
    await storage.articles.change('posts', id, save, byLayla())
    const told = await back('wheels.example', true)
    const done = await back('wheels.example')
    expect(done).toEqual({ ...told, is_trial: false })
    expect(done).toMatchObject({ articles: 1, pictures: 4 })
    const reason = 'It was changed or published here since.'
    expect(done.stay).toEqual([
      { title: 'Two quiet pumps', here: `/dashboard/blog/${id}`, reason },
      ...[1, 2].map(() => expect.objectContaining({ reason: 'Something here shows it.' })),
    ])
    expect((await articles()).map((article) => article.id)).toEqual([id])
    expect([await pictures(), await rows('redirects')]).toEqual([2, 2])
  })

  test('a later run gives back what it changed (IMP-18)', async () => {
    const { run, changed, back, documents, paths, articles, storage } = await open(engine)
    await changed('polylang', without(ofField))
    const before = [await documents(), await paths()]
    const { number } = await changed('polylang', newer)
    const after = [await documents(), await paths()]
    expect(after).not.toEqual(before)
    const told = { articles: 0, changes: 2, stay: [] }
    expect(await back(String(number), true)).toMatchObject(told)
    expect([await documents(), await paths()]).toEqual(after)
    expect(await back(String(number))).toMatchObject(told)
    expect([await documents(), await paths()]).toEqual(before)
    expect(await back(String(number))).toMatchObject({ changes: 0, stay: [] })
    const again = await changed('polylang', newer)
    expect(await paths()).toEqual(after[1])
    expect(JSON.stringify(await documents())).toContain('Wheat and water')
    await back(String(again.number))
    expect([await documents(), await paths()]).toEqual(before)
    expect(await back('pumps.example')).toMatchObject({ articles: 3, stay: [] })
    expect([await articles(), await paths()]).toEqual([[], []])
    await run(exportOf('polylang'))
    expect((await storage.articles.listWhole('posts', 1, 99)).total).toBe(3)
  })

  test('two later runs go back one after the other (IMP-18)', async () => {
    const { changed, back, documents } = await open(engine)
    await changed('polylang', (text) => text)
    const first = await documents()
    const second = await changed('polylang', newer)
    const between = await documents()
    const quieter = (text: string) => newer(text).replace('Wheat and water', 'Wheat in water')
    const third = await changed('polylang', quieter)
    const reason = 'It was changed or published here since.'
    expect(await back(String(second.number), true)).toMatchObject({
      changes: 1,
      stay: [{ reason }],
    })
    await back(String(third.number))
    expect(await documents()).toEqual(between)
    await back(String(second.number))
    expect(await documents()).toEqual(first)
  })

  test('a text that was edited after a later run stays, with its addresses (IMP-19)', async () => {
    const { changed, back, articles, documents, paths, storage } = await open(engine)
    await changed('polylang', without(ofField))
    const { number } = await changed('polylang', newer)
    const [edited] = (await articles()).filter(({ texts }) => texts.ar?.title === ofField)
    const id = edited?.id ?? 0
    const values = { 'title.en': 'Water, measured' }
    const save = { language: 'en', values, gallery: { removed: [], added: [] }, wish: undefined }
    await storage.articles.change('posts', id, save, byLayla())
    const [here, led] = [await articles(), await paths()]
    const reason = 'It was changed or published here since.'
    expect(await back(String(number))).toMatchObject({
      changes: 1,
      stay: [{ here: `/dashboard/blog/${id}`, reason }],
    })
    expect(await paths()).toEqual(led)
    expect((await articles()).find((article) => article.id === id)).toEqual(
      here.find((article) => article.id === id),
    )
    expect(JSON.stringify(await documents())).toContain('It is quiet.')
  })

  test('what a later run published is a draft again (IMP-18)', async () => {
    const { changed, back, documents, states, storage } = await open(engine)
    const night = async () => {
      const { articles } = await storage.articles.listWhole('posts', 1, 99)
      return articles.find(({ texts }) => texts.en?.title === pump)
    }
    await changed('polylang', (text) => text)
    const { id = 0 } = (await night()) ?? {}
    const publish = { action: 'publish' as const, languages: ['en'], pictures: false }
    await storage.articles.changePublication('posts', id, publish, byLayla())
    const texts = async () =>
      (await documents()).map(({ 'publication:pictures': _shared, ...values }) => values)
    const before = [await texts(), await states()]
    const { number } = await changed('polylang', newer, { arrive: 'published' })
    const after = await states()
    expect(after).not.toEqual(before[1])
    await back(String(number))
    expect([await texts(), await states()]).toEqual(before)
    expect((await storage.articles.find('posts', id, 'en'))?.content).toContain('It is quiet.')
    await changed('polylang', newer, { arrive: 'published' })
    expect(await states()).toEqual(after)
  })

  test('pages that a later run changed and published go back, too (IMP-18)', async () => {
    const { changed, back, documents, paths } = await open(engine)
    await changed('pages', without('الشركة'))
    const before = [await documents(), await paths()]
    const { number } = await changed('pages', (text) => text, { arrive: 'published' })
    const status = (all: object[]) => all.map((values) => 'status' in values && values.status)
    expect(status(await documents())).not.toEqual(status(before[0] ?? []))
    expect(await back(String(number))).toMatchObject({ pages: 0, stay: [] })
    expect([await documents(), await paths()]).toEqual(before)
  })

  test('a text stays whose history no longer tells what it was (IMP-19)', async () => {
    const { changed, back, documents, purgeHistory } = await open(engine)
    await changed('polylang', (text) => text)
    const { number } = await changed('polylang', newer)
    const after = await documents()
    await purgeHistory()
    const reason = 'Its history does not reach back to what it was.'
    const told = { changes: 0, stay: [{ reason }, { reason }] }
    expect(await back(String(number), true)).toMatchObject(told)
    expect(await back(String(number))).toMatchObject(told)
    expect(await documents()).toEqual(after)
  })

  test('pictures of a later run leave with it (IMP-18)', async () => {
    const { run, back, documents, pictures } = await open(engine)
    await run(exportOf('pictures'))
    const before = await documents()
    const { number } = await run(exportOf('pictures'), { pictures: await uploadsOfWheels() })
    expect(await pictures()).toBe(6)
    expect(await back(String(number), true)).toMatchObject({ changes: 2, pictures: 6, stay: [] })
    expect(await back(String(number))).toMatchObject({ changes: 2, pictures: 6, stay: [] })
    expect([await documents(), await pictures()]).toEqual([before, 0])
  })

  test('it can be taken in again; what a person deleted cannot (IMP-17)', async () => {
    const { run, back, articles, rows, storage } = await open(engine)
    await run(exportOf('polylang'))
    const [deleted] = await articles()
    await storage.articles.remove('posts', deleted?.id ?? 0, byLayla())
    await back('pumps.example')
    await run(exportOf('polylang'))
    expect([(await articles()).length, await rows('topics')]).toEqual([2, 1])
    expect(await back('pumps.example')).toMatchObject({ articles: 2, topics: 1, stay: [] })
  })
})

test('the owner of the machine takes a run back by its number', async () => {
  const { place, installation } = await staffedStorage('SQLite')
  await installation.complete(undefined, new Date())
  const dataFolder = dirname(place)
  const storage = await createStorage({ dataFolder })
  const environment = { DATA_DIR: dataFolder, PUBLIC_URL: 'https://naoura.example' }
  const run = await wajha(environment, 'import', exportOf('polylang'), '--yes')
  expect(run.out).toContain('./wajha import take-back 1')
  const trial = await wajha(environment, '--json', 'import', 'take-back', '1')
  expect([trial.code, trial.json()]).toMatchObject([0, { is_trial: true, articles: 3 }])
  const done = await wajha(environment, '--json', 'import', 'take-back', '1', '--yes')
  expect([done.code, done.json()]).toMatchObject([0, { is_trial: false, articles: 3, topics: 1 }])
  expect(await storage.articles.count()).toBe(0)
  await storage.close()
})
