import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, halfTranslated, openingInHama } from '../../../tests/support/cast.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { restoreLanguage } from './language-store.ts'
import { removeTexts } from './language-texts.ts'

const arabic = { id: 2, name: 'العربية', code: 'ar', status: 'published' } as const
const german = { name: 'Deutsch', code: 'de', status: 'pending' } as const

async function library(engine: (typeof engines)[number]) {
  const storage = await openedStorage(engine)
  const database = openedDatabase(storage.place)
  const { db } = database
  return {
    ...storage,
    database,
    db,
    rowsOf: (table: 'section_texts' | 'card_texts') =>
      db.selectFrom(table).selectAll().orderBy('language').execute(),
    async totals() {
      const { sum, countAll } = db.fn
      const counted = db
        .selectFrom('article_texts')
        .select(['language', countAll<number>().as('total')])
        .where('title', '<>', '')
      const stored = db
        .selectFrom('article_totals')
        .select(['language', sum<number>('total').as('total')])
        .where('total', '<>', 0)
      const [one, other] = [
        await counted.groupBy('language').orderBy('language').execute(),
        await stored.groupBy('language').orderBy('language').execute(),
      ]
      return { counted: one, stored: other }
    },
  }
}

describe.each(engines)('languages on %s', (engine) => {
  test('are English and Arabic from the start', async () => {
    const { languages } = await openedStorage(engine)
    expect(await languages.all()).toEqual([
      { id: 1, name: 'English', code: 'en', status: 'published' },
      arabic,
    ])
  })

  test('that are pending are there for editors, not for visitors', async () => {
    const { languages } = await openedStorage(engine)
    await languages.add(german, byLayla())
    expect(await languages.get('de')).toMatchObject({ name: 'Deutsch', status: 'pending' })
    expect((await languages.published()).map(({ code }) => code)).toEqual(['en', 'ar'])
    await expect(languages.getPublished('de')).rejects.toThrow('not-found')
    expect(await languages.getPublished('ar')).toMatchObject({ name: 'العربية' })
  })

  test.each(['fr', '', 'EN', 'en ', "en' or '1'='1", '__proto__'])(
    'do not know %j',
    async (code) => {
      const { languages } = await openedStorage(engine)
      await expect(languages.get(code)).rejects.toThrow('not-found')
      await expect(languages.getPublished(code)).rejects.toThrow('not-found')
    },
  )
})

describe.each(engines)('another code for Arabic on %s', (engine) => {
  test('goes with every text there is', async () => {
    const { languages, database, rowsOf } = await library(engine)
    const inSection = { section: 'banner', field: 'banner_title' } as const
    const card = { position: 1, created_at: '2025-11-03T09:00:00.000Z' }
    const blank = { description: '', phone_number: '', contacts: '{}' }
    const languagesOf = ['ar', 'en']
    await database.write('product', async (db) => {
      await db.insertInto('cards').values(card).execute()
      for (const language of languagesOf) {
        await db
          .insertInto('section_texts')
          .values({ ...inSection, language, value: language })
          .execute()
        await db
          .insertInto('card_texts')
          .values({ card_id: 1, language, name: language, ...blank })
          .execute()
      }
    })
    await languages.change(arabic.id, { code: 'ar-sy' }, byLayla())
    expect(await rowsOf('section_texts')).toEqual([
      { ...inSection, language: 'ar-sy', value: 'ar' },
      { ...inSection, language: 'en', value: 'en' },
    ])
    expect(await rowsOf('card_texts')).toEqual([
      { card_id: 1, language: 'ar-sy', name: 'ar', ...blank },
      { card_id: 1, language: 'en', name: 'en', ...blank },
    ])
  })

  test('goes with what can be brought back, and is nowhere taken for a text', async () => {
    const { languages, db, database } = await library(engine)
    const text = 'see "title.ar": and .ar":'
    const previous = { 'title.ar': text, 'title.ar-eg': 'x', 'title.en': text, cover: null }
    const revision = {
      kind: 'article',
      subject: '1',
      number: 1,
      action: 'change',
      made_at: '2025-11-03T09:00:00.000Z',
      author_name: 'Layla',
      previous: JSON.stringify(previous),
    } as const
    await database.write('product', (db) => db.insertInto('revisions').values(revision).execute())
    await languages.change(arabic.id, { code: 'ar-sy' }, byLayla())
    const row = await db.selectFrom('revisions').select('previous').executeTakeFirst()
    const { 'title.ar': _, ...rest } = previous
    expect(JSON.parse(row?.previous ?? '')).toEqual({ ...rest, 'title.ar-sy': text })
  })

  test('is not one with texts of a deleted language, not even in the journal', async () => {
    const { articles, languages } = await library(engine)
    const { id } = await languages.add(german, byLayla())
    const article = await articles.create('posts', saveOf('de', halfTranslated), byLayla())
    await languages.remove(id, byLayla())
    await expect(languages.change(arabic.id, { code: 'de' }, byLayla())).rejects.toThrow(
      'code-taken',
    )
    await articles.remove('posts', article.id, byLayla())
    await expect(languages.change(arabic.id, { code: 'de' }, byLayla())).rejects.toThrow(
      'code-taken',
    )
    expect(await languages.get('ar')).toEqual(arabic)
  })

  test('may be one whose only text was written by mistake and is forgotten', async () => {
    const { articles, database, languages, totals } = await library(engine)
    await openedInHama(articles)
    const { id } = await languages.add(german, byLayla())
    const article = await articles.create('posts', saveOf('de', halfTranslated), byLayla())
    await articles.remove('posts', article.id, byLayla())
    await languages.remove(id, byLayla())
    await database.write('product', (db) => db.deleteFrom('revisions').execute())
    await languages.change(arabic.id, { code: 'de' }, byLayla())
    const total = [
      { language: 'de', total: 1 },
      { language: 'en', total: 1 },
    ]
    expect(await totals()).toEqual({ counted: total, stored: total })
  })

  test('is given while articles are written, and every one of them is counted', async () => {
    const { articles, languages, totals } = await library(engine)
    const { id } = await articles.create('posts', saveOf('en', halfTranslated), byLayla())
    const write = (turn: number) =>
      articles.create('posts', saveOf('ar', { title: `Number ${turn}` }), byLayla())
    const retitle = (turn: number) =>
      articles.change('posts', id, saveOf('ar', { title: turn % 2 ? '' : 'x' }), byLayla())
    const recode = (turn: number) =>
      languages
        .change(arabic.id, { code: turn % 2 ? 'ar' : 'ar-sy' }, byLayla())
        .catch(() => undefined)
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) => [write(turn), retitle(turn), recode(turn)]).flat(),
    )
    const { counted, stored } = await totals()
    expect(stored).toEqual(counted)
  })
})

describe.each(engines)('labels of the menu on %s', (engine) => {
  const menu = [{ id: 'services', target: { kind: 'home' } }]
  const labels = { 'label:services.ar': 'خدماتنا', 'label:services.ar-eg': 'شغلنا' }

  async function labelled() {
    const world = await library(engine)
    await world.sections.change('navigation', { menu, ...labels }, byLayla())
    return world
  }

  test('go with another code for their language', async () => {
    const { languages, sections } = await labelled()
    await languages.change(arabic.id, { code: 'ar-sy' }, byLayla())
    const { menu: _, ...stored } = await sections.navigation()
    expect(stored).toEqual({ 'label:services.ar-sy': 'خدماتنا', 'label:services.ar-eg': 'شغلنا' })
  })

  test('keep a code taken, and go for good with the texts of their language', async () => {
    const { database, languages, sections } = await labelled()
    const { id } = await languages.add(german, byLayla())
    await expect(languages.change(id, { code: 'ar-eg' }, byLayla())).rejects.toThrow('code-taken')
    await database.write('product', (trx) => removeTexts(trx, 'ar'))
    const { menu: _, ...stored } = await sections.navigation()
    expect(stored).toEqual({ 'label:services.ar-eg': 'شغلنا' })
  })
})

describe.each(engines)('Arabic, deleted on %s,', (engine) => {
  test('can be put back under its id, with its texts', async () => {
    const { articles, languages, database } = await library(engine)
    const id = await openedInHama(articles)
    await languages.remove(arabic.id, byLayla())
    const { name, code, status } = arabic
    await database.write('product', (trx) =>
      restoreLanguage(trx, arabic.id, { name, code, status }),
    )
    expect(await languages.get('ar')).toEqual(arabic)
    expect(await articles.find('posts', id, 'ar')).toMatchObject(openingInHama.ar)
    expect((await languages.add(german, byLayla())).id).toBeGreaterThan(arabic.id)
  })

  test('cannot be put back while another has its code', async () => {
    const { languages, database } = await library(engine)
    await languages.remove(arabic.id, byLayla())
    await languages.add({ ...german, code: 'ar' }, byLayla())
    const { name, code, status } = arabic
    const reviving = database.write('product', (trx) =>
      restoreLanguage(trx, arabic.id, { name, code, status }),
    )
    await expect(reviving).rejects.toThrow('code-taken')
  })
})
