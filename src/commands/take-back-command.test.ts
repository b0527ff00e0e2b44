import { dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
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
import { usualDestinations } from '../domain/moving/destinations.ts'
import { moveIn } from '../server/moving/move-in.ts'
import { takeBack } from './take-back-command.ts'

async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)
  const { db } = openedDatabase(storage.place)
  const context = { storage, edit: byLayla }
  const destinations = usualDestinations
  return {
    storage,
    run: async (name: string, pictures?: string) => {
      const file = resolve(`tests/exports/${name}.xml`)
      const asked = { file, pictures, isTrial: false, destinations, progress: () => {} }
      return moveIn(context, asked)
    },
    back: async (named: string, isTrial = false) =>
      (await takeBack(context, named, isTrial)).json as Record<string, unknown>,
    content: () => contentOf(storage.place),
    articles: async () => (await storage.articles.listWhole('posts', 1, 99)).articles,
    rows: async (table: 'redirects' | 'topics' | 'article_state_totals') =>
      (await db.selectFrom(table).selectAll().execute()).length,
    pictures: async () => (await storage.library.list({ words: [], isUnused: false }, 1, 99)).total,
  }
}

describe.each(engines)('taking back what was moved in, on %s', (engine) => {
  test('leaves articles, topics, pictures and redirects as they were (IMP-18)', async () => {
    const { run, back, articles, rows, pictures, content, storage } = await open(engine)
    await run('polylang')
    const { number } = await run('pictures', await uploadsOfWheels())
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
    await run('pictures', await uploadsOfWheels())
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

  test('it can be taken in again; what a person deleted cannot (IMP-17)', async () => {
    const { run, back, articles, rows, storage } = await open(engine)
    await run('polylang')
    const [deleted] = await articles()
    await storage.articles.remove('posts', deleted?.id ?? 0, byLayla())
    await back('pumps.example')
    await run('polylang')
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
  const run = await wajha(environment, 'import', resolve('tests/exports/polylang.xml'), '--yes')
  expect(run.out).toContain('./wajha import take-back 1')
  const trial = await wajha(environment, '--json', 'import', 'take-back', '1')
  expect([trial.code, trial.json()]).toMatchObject([0, { is_trial: true, articles: 3 }])
  const done = await wajha(environment, '--json', 'import', 'take-back', '1', '--yes')
  expect([done.code, done.json()]).toMatchObject([0, { is_trial: false, articles: 3, topics: 1 }])
  expect(await storage.articles.count()).toBe(0)
  await storage.close()
})
