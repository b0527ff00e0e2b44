import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import {
  byLayla,
  halfTranslated,
  hoursLater,
  openingInHama,
  today,
} from '../../../tests/support/cast.ts'
import { uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import { sql } from 'kysely'
import {
  engines,
  freshPlace,
  openedDatabase,
  openedStorage,
} from '../../../tests/support/storages.ts'
import { indexMissingDrafts } from './missing-draft-words.ts'
import { textState, type Wish } from '../../domain/articles/publication.ts'
import { migrate, migrations } from '../engine/migrate.ts'
import { type ArticleStore, createArticleStore } from './article-store.ts'
import type { PublicationChange } from './save-publication.ts'

const later = 'Opening postponed'
const video = { type: 'youtube', youtubeId: 'aaaaaaaaaaa', titles: { en: 'A canal' } } as const

function saying(wish: Wish, ...[language, text, rest]: Parameters<typeof saveOf>) {
  return { ...saveOf(language, text, rest), wish }
}

async function publish(articles: ArticleStore, id: number, languages: string[], at = today) {
  const change: PublicationChange = { action: 'publish', languages, pictures: false }
  return articles.changePublication('posts', id, change, byLayla(at))
}

async function unpublish(articles: ArticleStore, id: number, language: string) {
  const change: PublicationChange = { action: 'unpublish', languages: [language], pictures: false }
  return articles.changePublication('posts', id, change, byLayla())
}

async function read(articles: ArticleStore, id: number, language = 'en') {
  const { articles: listed, total } = await articles.list({
    section: 'posts',
    language,
    page: 1,
    perPage: 10,
  })
  return {
    article: await articles.find('posts', id, language),
    listed: listed.map((one) => one.id),
    total,
    feed: (await articles.newestIn(language, 10)).map((one) => one.id),
    addresses: await articles.addresses(1, 10),
    languages: await articles.languagesOf('posts', id),
  }
}

async function stateOf(articles: ArticleStore, id: number, language = 'en') {
  return textState((await articles.get('posts', id)).publication, language)
}

describe.each(engines)('a draft on %s', (engine) => {
  test('of a public text is what staff read and changes nothing that visitors read (EDT-4)', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    const before = await read(articles, id)
    await articles.change('posts', id, saying('no', 'en', { title: later }), byLayla(hoursLater(1)))
    expect(await read(articles, id)).toEqual(before)
    expect((await articles.get('posts', id)).texts.en?.title).toBe(later)
    expect(await stateOf(articles, id)).toBe('waiting')
    expect(await stateOf(articles, id, 'ar')).toBe('live')
  })

  test('of a new article is on no list until a language is published, which dates it (EDT-12)', async () => {
    const { articles } = await openedStorage(engine)
    const { id } = await articles.create('posts', saying('no', 'en', openingInHama.en), byLayla())
    expect(await read(articles, id)).toEqual({
      article: undefined,
      listed: [],
      total: 0,
      feed: [],
      addresses: [],
      languages: [],
    })
    expect(await stateOf(articles, id)).toBe('draft')
    await publish(articles, id, ['en'], hoursLater(5))
    const { article, listed, total, feed } = await read(articles, id)
    expect(article).toMatchObject({ ...openingInHama.en, createdAt: hoursLater(5) })
    expect({ listed, total, feed }).toEqual({ listed: [id], total: 1, feed: [id] })
    const { createdAt, publishedAt } = await articles.get('posts', id)
    expect({ createdAt, publishedAt }).toEqual({ createdAt: today, publishedAt: hoursLater(5) })
  })

  test('is made by no save of what nobody ever held back (EDT-1)', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    await articles.change('posts', id, saveOf('en', { title: later }), byLayla())
    await articles.change('posts', id, saveOf('fr', halfTranslated), byLayla())
    expect((await articles.find('posts', id, 'en'))?.title).toBe(later)
    expect((await articles.find('posts', id, 'fr'))?.title).toBe(halfTranslated.title)
    expect((await articles.get('posts', id)).publication.held).toEqual({})
  })

  test('keeps what a save without a word adds, and a public text shows it (EDT-3)', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    await articles.change('posts', id, saying('no', 'en', { title: later }), byLayla())
    await articles.change('posts', id, saveOf('en', { content: '<p>Soon.</p>' }), byLayla())
    await articles.change('posts', id, saveOf('ar', { title: 'تأجيل' }), byLayla())
    expect((await articles.find('posts', id, 'en'))?.content).toBe(openingInHama.en.content)
    expect((await articles.find('posts', id, 'ar'))?.title).toBe('تأجيل')
    expect((await articles.get('posts', id)).texts.en).toEqual({
      title: later,
      content: '<p>Soon.</p>',
    })
  })

  test('holds a language that is written first while nothing of the article is public (EDT-3)', async () => {
    const { articles } = await openedStorage(engine)
    const { id } = await articles.create('posts', saying('no', 'en', openingInHama.en), byLayla())
    await articles.change('posts', id, saveOf('ar', openingInHama.ar), byLayla())
    expect(await stateOf(articles, id, 'ar')).toBe('draft')
    await publish(articles, id, ['en'])
    await articles.change('posts', id, saveOf('fr', halfTranslated), byLayla())
    expect(await stateOf(articles, id, 'fr')).toBe('live')
  })

  test('holds back pictures, which go live with whichever language is published next (EDT-8)', async () => {
    const { articles, media, dataFolder } = await openedStorage(engine)
    const id = await openedInHama(articles)
    const file = await uploaded(dataFolder, await uniquePicture())
    const [image = null] = await media.add([file], byLayla())
    const save = saying('no', 'en', {}, { added: [video], image })
    await articles.change('posts', id, save, byLayla())
    expect(await articles.find('posts', id, 'en')).toMatchObject({ cover: null, gallery: [] })
    const waiting = await articles.get('posts', id)
    expect(waiting.cover?.id).toBe(image?.id)
    expect(waiting.gallery).toMatchObject([video])
    await publish(articles, id, ['ar'], hoursLater(1))
    const shown = await articles.find('posts', id, 'en')
    expect(shown).toMatchObject({
      cover: { id: image?.id },
      gallery: [{ id: waiting.gallery[0]?.id, title: 'A canal' }],
      updatedAt: hoursLater(1),
    })
    expect((await articles.get('posts', id)).publication.held).toEqual({})
  })

  test('is published in several languages at once, or in none (EDT-7)', async () => {
    const { articles } = await openedStorage(engine)
    const { id } = await articles.create('posts', saying('no', 'en', openingInHama.en), byLayla())
    await articles.change('posts', id, saying('no', 'ar', { content: '<p>بلا</p>' }), byLayla())
    await expect(publish(articles, id, ['en', 'ar'])).rejects.toMatchObject({ code: 'untitled' })
    expect(await read(articles, id)).toMatchObject({ total: 0 })
    await articles.change('posts', id, saveOf('ar', openingInHama.ar), byLayla())
    await publish(articles, id, ['en', 'ar'])
    expect(await articles.languagesOf('posts', id)).toEqual(['ar', 'en'])
  })

  test('is not published by who has not seen it, and leaves one revision (EDT-17, EDT-18)', async () => {
    const { articles, revisions } = await openedStorage(engine)
    const id = await openedInHama(articles)
    await articles.change('posts', id, saying('no', 'en', { title: later }), byLayla())
    const change: PublicationChange = { action: 'publish', languages: ['en'], pictures: false }
    await expect(
      articles.changePublication('posts', id, change, byLayla(today, 2)),
    ).rejects.toMatchObject({ code: 'conflict' })
    const actions = async () => {
      const list = await revisions.list('article', id, 1, 10)
      return list.revisions.map(({ action }) => action)
    }
    await publish(articles, id, ['en'])
    await publish(articles, id, ['en'])
    expect(await actions()).toEqual(['publish', 'change', 'change', 'create'])
  })

  test('goes back to what visitors read, as a revision (EDT-11)', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    const save = saying('no', 'en', { title: later }, { added: [video] })
    await articles.change('posts', id, save, byLayla())
    const change: PublicationChange = { action: 'discard', languages: ['en'], pictures: true }
    const { texts, gallery, publication } = await articles.changePublication(
      'posts',
      id,
      change,
      byLayla(),
    )
    expect({ texts, gallery, held: publication.held }).toEqual({
      texts: openingInHama,
      gallery: [],
      held: {},
    })
    await expect(articles.changePublication('posts', id, change, byLayla())).rejects.toMatchObject({
      code: 'nothing-held',
    })
  })

  test('is what a text becomes that is taken off the site, which keeps its dates (EDT-10)', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    await unpublish(articles, id, 'en')
    expect(await read(articles, id)).toMatchObject({
      article: undefined,
      total: 0,
      feed: [],
      languages: ['ar'],
    })
    const { texts } = await articles.get('posts', id)
    expect(texts).toEqual(openingInHama)
    expect(await stateOf(articles, id)).toBe('off')
    await expect(unpublish(articles, id, 'en')).rejects.toMatchObject({ code: 'nothing-held' })
    await publish(articles, id, ['en'], hoursLater(3))
    const [first] = await articles.newestIn('en', 1)
    expect(first).toMatchObject({ createdAt: today, liveSince: today, updatedAt: hoursLater(3) })
  })

  test('leaves the site when its text is emptied, and the trash brings both back (EDT-9)', async () => {
    const { articles, trash } = await openedStorage(engine)
    const id = await openedInHama(articles)
    await articles.change('posts', id, saying('no', 'en', { title: later }), byLayla())
    const emptied = saveOf('en', { title: '', content: '' })
    const { trashId } = await articles.change('posts', id, emptied, byLayla())
    expect(await articles.find('posts', id, 'en')).toBeUndefined()
    expect(await stateOf(articles, id)).toBe('missing')
    await trash.restore(await trash.get(['article'], [trashId ?? 0], today), byLayla())
    expect((await articles.find('posts', id, 'en'))?.title).toBe(openingInHama.en.title)
    expect((await articles.get('posts', id)).texts.en?.title).toBe(later)
  })

  test('comes back from the trash as it was, and nothing of it goes live (EDT-20)', async () => {
    const { articles, trash } = await openedStorage(engine)
    const id = await openedInHama(articles)
    await articles.change('posts', id, saying('no', 'en', { title: later }), byLayla(hoursLater(1)))
    const secret = await articles.create('posts', saying('no', 'ar', openingInHama.ar), byLayla())
    const before = await read(articles, id)
    for (const one of [id, secret.id]) {
      const { publication: _publication, ...written } = await articles.get('posts', one)
      const trashId = await articles.remove('posts', one, byLayla(hoursLater(2)))
      expect(await articles.find('posts', one, 'ar')).toBeUndefined()
      await trash.restore(await trash.get(['article'], [trashId], today), byLayla(hoursLater(3)))
      const restored = await articles.get('posts', one)
      expect(restored).toMatchObject({ ...written, revision: expect.any(Number) })
    }
    expect(await read(articles, id)).toEqual(before)
    expect(await stateOf(articles, secret.id, 'ar')).toBe('draft')
    expect(await articles.languagesOf('posts', secret.id)).toEqual([])
  })

  test('is found by staff and not by visitors, by its words, state and language (EDT-23)', async () => {
    const { articles, place, search } = await openedStorage(engine)
    const id = await openedInHama(articles)
    await articles.change('posts', id, saying('no', 'en', { title: later }), byLayla())
    const found = async (filter: object) =>
      (await articles.listWhole('posts', 1, 10, filter)).articles.map((one) => one.id)
    const words = { words: ['postponed'], languages: ['en', 'ar'] }
    expect(await found(words)).toEqual([id])
    const asked = { language: 'en', words: ['postponed'], page: 1, perPage: 10 }
    expect((await search.find(asked)).total).toBe(0)
    const database = openedDatabase(place)
    await database.writeQuietly('product', async (trx) => {
      await trx.deleteFrom('article_draft_words').execute()
      await trx.updateTable('article_drafts').set({ search_version: 0 }).execute()
    })
    expect(await found(words)).toEqual([])
    await indexMissingDrafts(database)
    expect(await found(words)).toEqual([id])
    expect(await found({ state: 'waiting', language: 'en' })).toEqual([id])
    expect(await found({ state: 'waiting', language: 'ar' })).toEqual([])
    expect(await found({ state: 'draft' })).toEqual([])
    await publish(articles, id, ['en'])
    expect((await search.find(asked)).total).toBe(1)
    expect(await found({ state: 'waiting' })).toEqual([])
  })

  test('counts as written in the overview, and its pictures are in use', async () => {
    const { articles, dataFolder, library, media, overview } = await openedStorage(engine)
    const file = await uploaded(dataFolder, await uniquePicture())
    const [image = null] = await media.add([file], byLayla())
    const draft = saying('no', 'en', openingInHama.en, { image })
    const { id } = await articles.create('posts', draft, byLayla())
    const { sections } = await overview.read(['en', 'ar'])
    expect(sections.posts).toEqual({ en: { done: 2, total: 2 }, ar: { done: 0, total: 2 } })
    expect(await library.uses(image?.id ?? '')).toMatchObject([
      { kind: 'article', subject: String(id), field: 'image' },
    ])
  })

  test('stays one when an earlier state comes back, and a public text shows it (EDT-19)', async () => {
    const { articles, revisions } = await openedStorage(engine)
    const id = await openedInHama(articles)
    const first = (await articles.get('posts', id)).revision
    await articles.change('posts', id, saying('no', 'en', { title: later }), byLayla())
    await articles.change('posts', id, saveOf('ar', { title: 'تأجيل' }), byLayla())
    await revisions.restore('article', id, first, byLayla())
    expect((await articles.find('posts', id, 'ar'))?.title).toBe(openingInHama.ar.title)

    await articles.change('posts', id, saying('no', 'en', { title: later }), byLayla())
    const held = (await articles.get('posts', id)).revision
    await articles.change('posts', id, saying('no', 'en', { title: 'Never' }), byLayla())
    await revisions.restore('article', id, held, byLayla())
    expect((await articles.get('posts', id)).texts.en?.title).toBe(later)
    expect((await articles.find('posts', id, 'en'))?.title).toBe(openingInHama.en.title)
  })

  test('takes its language along when that gets another code (EDT-21)', async () => {
    const { articles, languages } = await openedStorage(engine)
    const { id: french } = await languages.add(
      { name: 'Français', code: 'fr', status: 'published' },
      byLayla(),
    )
    const id = await openedInHama(articles)
    await articles.change('posts', id, saying('no', 'fr', halfTranslated), byLayla())
    await languages.change(french, { code: 'fr-ca' }, byLayla())
    expect((await articles.get('posts', id)).texts['fr-ca']).toEqual(halfTranslated)
    expect(await stateOf(articles, id, 'fr-ca')).toBe('draft')
  })
})

test.each(engines)(
  'articles of the build before drafts stay on the site as they were on %s (EDT-16)',
  async (engine) => {
    const database = openedDatabase(await freshPlace(engine))
    await migrate(
      database,
      migrations.filter(({ name }) => name < '036'),
    )
    const [written, changed] = [today.toISOString(), hoursLater(3).toISOString()]
    await database.write('product', async (trx) => {
      for (const statement of [
        sql`insert into articles (id, section, created_at, updated_at)
        values (7, 'posts', ${written}, ${changed}), (8, 'posts', ${written}, ${written})`,
        sql`insert into article_texts
        (article_id, language, section, created_at, title, content, excerpt)
        values (7, 'en', 'posts', ${written}, 'Opening in Hama', '<p>Soon.</p>', 'Soon.'),
          (8, 'en', 'posts', ${written}, '', '<p>No title yet.</p>', 'No title yet.')`,
        sql`insert into article_totals (section, language, total) values ('posts', 'en', 1)`,
      ]) {
        await statement.execute(trx)
      }
    })
    await migrate(database)
    const articles = createArticleStore(database)
    const { listed, total, feed, article } = await read(articles, 7)
    expect({ listed, total, feed }).toEqual({ listed: [7], total: 1, feed: [7] })
    expect(article).toMatchObject({
      title: 'Opening in Hama',
      content: '<p>Soon.</p>',
      createdAt: today,
      updatedAt: hoursLater(3),
    })
    const { publication, publishedAt } = await articles.get('posts', 7)
    expect(publishedAt).toEqual(today)
    expect(publication).toMatchObject({ held: {}, live: { en: { since: today } } })
    expect((await articles.get('posts', 8)).publication).toEqual({ held: {}, live: {}, dates: [] })
  },
)
