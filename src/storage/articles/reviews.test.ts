import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater, inviteCast, today } from '../../../tests/support/cast.ts'
import { castIds } from '../../../tests/support/staff.ts'
import {
  type EngineName,
  engines,
  openedDatabase,
  openedStorage,
} from '../../../tests/support/storages.ts'
import { removeTexts } from '../languages/language-texts.ts'

const { Omar } = castIds
const note = 'Are the prices right?'

async function asked(engine: EngineName) {
  const storage = await openedStorage(engine)
  await inviteCast(storage)
  const id = await openedInHama(storage.articles)
  const post = { section: 'posts', id } as const
  await storage.reviews.ask(post, { language: 'ar', userId: Omar, note }, byLayla())
  await storage.reviews.ask(post, { language: 'en', userId: null, note: '' }, byLayla())
  const open = async () =>
    (await storage.articles.get('posts', id)).reviews.map(({ language, reviewer }) => [
      language,
      reviewer?.name ?? 'anyone',
    ])
  return { ...storage, id, post, open }
}

describe.each(engines)('a request for a look on %s', (engine) => {
  test('is one per language, and the last stands (REV-2)', async () => {
    const { articles, reviews, post, id } = await asked(engine)
    const again = { language: 'en', userId: Omar, note: 'And the title?' }
    await reviews.ask(post, again, byLayla(hoursLater(1)))
    const by = { id: null, name: 'Layla' }
    const reviewer = { id: Omar, name: 'Omar' }
    expect((await articles.get('posts', id)).reviews).toEqual([
      { language: 'ar', reviewer, note, by, at: today },
      { language: 'en', reviewer, note: 'And the title?', by, at: hoursLater(1) },
    ])
    const elsewhere = { section: 'business', id } as const
    await expect(reviews.ask(elsewhere, again, byLayla())).rejects.toThrow('not-found')
  })

  test('ends when it is looked at (REV-3)', async () => {
    const { reviews, post, open } = await asked(engine)
    await reviews.end(post, 'ar', byLayla())
    expect(await open()).toEqual([['en', 'anyone']])
    await expect(reviews.end(post, 'ar', byLayla())).rejects.toThrow('not-found')
  })

  test('ends when its language is published, and by no other save (REV-3)', async () => {
    const { articles, id, open } = await asked(engine)
    const both = [
      ['ar', 'Omar'],
      ['en', 'anyone'],
    ]
    const draft = { ...saveOf('ar', { title: 'حماة' }), wish: 'no' } as const
    await articles.change('posts', id, saveOf('ar', { title: 'افتتاح' }), byLayla())
    await articles.change('posts', id, draft, byLayla())
    expect(await open()).toEqual(both)
    const arabic = { languages: ['ar'], pictures: false }
    await articles.changePublication('posts', id, { ...arabic, action: 'discard' }, byLayla())
    await articles.changePublication('posts', id, { ...arabic, action: 'unpublish' }, byLayla())
    expect(await open()).toEqual(both)
    await articles.changePublication('posts', id, { ...arabic, action: 'publish' }, byLayla())
    expect(await open()).toEqual([['en', 'anyone']])
    await articles.change('posts', id, { ...saveOf('en', {}), wish: 'yes' }, byLayla())
    expect(await open()).toEqual([])
  })

  test('ends with its article, whose return does not bring it (REV-3)', async () => {
    const { articles, trash, id, open } = await asked(engine)
    const removed = await articles.remove('posts', id, byLayla())
    await trash.restore(await trash.get(['article'], [removed], today), byLayla())
    expect(await open()).toEqual([])
  })

  test('is for anyone once its user leaves (REV-3)', async () => {
    const { reviews, users, post, open } = await asked(engine)
    await users.change(Omar, { status: 'inactive' }, byLayla())
    expect(await open()).toEqual([
      ['ar', 'anyone'],
      ['en', 'anyone'],
    ])
    const again = { language: 'ar', userId: Omar, note }
    await expect(reviews.ask(post, again, byLayla())).rejects.toMatchObject({
      fields: { user_id: 'This user is not known.' },
    })
    await users.change(Omar, { status: 'active' }, byLayla())
    await reviews.ask(post, again, byLayla())
    await users.remove([Omar], byLayla())
    expect(await open()).toEqual([
      ['ar', 'anyone'],
      ['en', 'anyone'],
    ])
  })

  test('follows its language to another code and goes with it (REV-4)', async () => {
    const { languages, place, open } = await asked(engine)
    const { id } = await languages.get('ar')
    await languages.change(id, { code: 'ar-sy' }, byLayla())
    expect(await open()).toContainEqual(['ar-sy', 'Omar'])
    await openedDatabase(place).write('product', (trx) => removeTexts(trx, 'ar-sy'))
    expect(await open()).toEqual([['en', 'anyone']])
  })

  test('makes nothing that visitors read be rendered again (REV-2)', async () => {
    const { changes, reviews, post } = await asked(engine)
    const heard: string[] = []
    const hear = { changed: () => void heard.push('changed'), away: () => {}, back: () => {} }
    await changes.listen(hear, 'tests')
    heard.length = 0
    await reviews.ask(post, { language: 'ar', userId: null, note }, byLayla())
    await reviews.end(post, 'ar', byLayla())
    expect(heard).toEqual([])
  })
})
