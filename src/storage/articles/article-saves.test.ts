import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { watchedDatabase } from '../../../tests/support/watched-database.ts'
import type { ArticleSave } from './article-save.ts'
import { createArticleStore } from './article-store.ts'

async function counted(engine: (typeof engines)[number]) {
  const { articles, place } = await openedStorage(engine)
  const video = { type: 'youtube', youtubeId: 'aaaaaaaaaaa', titles: { en: 'A canal' } } as const
  const save = saveOf('en', openingInHama.en, { added: [video] })
  const { id } = await articles.create('posts', save, byLayla())
  const { database, sent } = watchedDatabase(openedDatabase(place))

  async function counts(
    work: (articles: ReturnType<typeof createArticleStore>) => Promise<unknown>,
  ) {
    sent.length = 0
    await work(createArticleStore(database))
    const among = (pattern: RegExp) => sent.filter(({ sql }) => pattern.test(sql)).length
    return {
      reads: among(/^select .*"content".* from "article_texts"/),
      galleries: among(/^select .* from "gallery_items"/),
      locks: among(/^update "articles" set "revision" = "revision"/),
    }
  }
  return { id, counts }
}

describe.each(engines)('on %s', (engine) => {
  test('a save of a text reads the whole article once, and locks it once', async () => {
    const { id, counts } = await counted(engine)
    const save = saveOf('en', { title: 'Opened' })
    expect(await counts((articles) => articles.change('posts', id, save, byLayla()))).toEqual({
      reads: 1,
      galleries: 1,
      locks: 1,
    })
  })

  test('a save of a gallery does so, too', async () => {
    const { id, counts } = await counted(engine)
    const save = saveOf('en', {}, { added: [{ type: 'youtube', youtubeId: 'bbbbbbbbbbb' }] })
    expect(await counts((articles) => articles.change('posts', id, save, byLayla()))).toEqual({
      reads: 1,
      galleries: 1,
      locks: 1,
    })
  })

  test('the gallery alone is read for a form, as staff order it', async () => {
    const { articles, place } = await openedStorage(engine)
    const video = { type: 'youtube', youtubeId: 'aaaaaaaaaaa', titles: { en: 'A canal' } } as const
    const begun = saveOf('en', openingInHama.en, { added: [video] })
    const { id, gallery } = await articles.create('posts', begun, byLayla())
    const ids = gallery.map((item) => item.id)
    const held = {
      ...saveOf('en', {}, { removed: ids, added: [video, video] }),
      wish: 'no',
    } as const
    const { gallery: written } = await articles.change('posts', id, held, byLayla())
    const { database, sent } = watchedDatabase(openedDatabase(place))
    const watched = createArticleStore(database)
    expect([written.length, await watched.gallery('posts', id)]).toEqual([2, written])
    expect(sent.filter(({ sql }) => sql.includes('"content"'))).toEqual([])
    await expect(watched.gallery('products', id)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('a creation reads nothing of what it writes', async () => {
    const { counts } = await counted(engine)
    const save = saveOf('en', openingInHama.en)
    expect(await counts((articles) => articles.create('posts', save, byLayla()))).toEqual({
      reads: 0,
      galleries: 0,
      locks: 0,
    })
  })

  test('a removal reads and locks once', async () => {
    const { id, counts } = await counted(engine)
    expect(await counts((articles) => articles.remove('posts', id, byLayla()))).toEqual({
      reads: 1,
      galleries: 1,
      locks: 1,
    })
  })

  test('ten languages that fall behind cost as many queries as two (F14)', async () => {
    const queriesIn = async (languages: string[]) => {
      const storage = await openedStorage(engine)
      const { languages: known, articles, place } = storage
      for (const code of languages) {
        const language = { name: code, code, status: 'published' } as const
        await known.add(language, byLayla())
      }
      const id = await openedInHama(articles)
      for (const code of languages) {
        await articles.change('posts', id, saveOf(code, openingInHama.en), byLayla())
      }
      const { database, sent } = watchedDatabase(openedDatabase(place))
      await createArticleStore(database).change(
        'posts',
        id,
        saveOf('en', { title: 'Opened' }),
        byLayla(),
      )
      return sent.length
    }
    expect(await queriesIn(['de', 'fr', 'es', 'it', 'tr', 'fa', 'ru', 'ku'])).toBe(
      await queriesIn([]),
    )
  })

  test('a second language that is refused takes the first with it', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    const before = await articles.get('posts', id)
    const refused = saveOf('ar', { title: 'افتُتح' }, { removed: [id + 1] })
    const both = () => [saveOf('en', { title: 'Opened' }), refused] as [ArticleSave, ArticleSave]
    const refusal = { code: 'gallery-foreign' }
    await expect(articles.changeInEach('posts', id, both(), byLayla())).rejects.toMatchObject(
      refusal,
    )
    await expect(articles.createInEach('posts', both(), byLayla())).rejects.toMatchObject(refusal)
    expect(await articles.get('posts', id)).toEqual(before)
    expect((await articles.listWhole('posts', 1, 10)).total).toBe(1)
  })
})
