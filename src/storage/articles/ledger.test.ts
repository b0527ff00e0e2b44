import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater, openingInHama, today } from '../../../tests/support/cast.ts'
import {
  engines,
  openedDatabase,
  type OpenedStorage,
  openedStorage,
} from '../../../tests/support/storages.ts'
import { isBehind, type Mark } from '../../domain/documents/ledger.ts'

const later = saveOf('en', { title: 'Opening postponed' })
const catchingUp = saveOf('ar', { title: 'تأجيل الافتتاح' })
const french = { name: 'Français', code: 'fr', status: 'pending' } as const

async function opened(storage: OpenedStorage) {
  const { articles } = storage
  const id = await openedInHama(articles)
  const change = (save: Parameters<typeof articles.change>[2], base?: number) =>
    articles.change('posts', id, save, byLayla(hoursLater(1), base))
  const get = () => articles.get('posts', id)
  return {
    id,
    change,
    get,
    async behind() {
      const { ledger } = await get()
      const names = Object.keys(ledger.written).filter((name) => isBehind(ledger, name))
      return names.toSorted()
    },
    async isFound(language?: string) {
      const filter = { state: 'behind', language } as const
      return (await articles.listWhole('posts', 1, 10, filter)).articles.map((one) => one.id)
    },
    mark: (mark: Mark, language: string, base?: number) =>
      storage.ledgers.mark(
        'article',
        id,
        { texts: [{ language, field: 'title' }], mark },
        byLayla(today, base),
      ),
  }
}

describe.each(engines)('the ledger of an article on %s', (engine) => {
  test('puts the other language of a changed field behind, and nothing else (LED-1, LED-2)', async () => {
    const { change, behind, isFound, id } = await opened(await openedStorage(engine))
    await change(later)
    expect(await behind()).toEqual(['title.ar'])
    expect([await isFound(), await isFound('ar'), await isFound('en')]).toEqual([[id], [id], []])
    await change(catchingUp)
    expect(await behind()).toEqual([])
    expect(await isFound()).toEqual([])
  })

  test('finds both languages of one save current, in either order (LED-4)', async () => {
    const storage = await openedStorage(engine)
    const { id, change, behind } = await opened(storage)
    await change(later)
    const again = saveOf('en', { title: 'Opening' })
    const edit = byLayla(today, (await storage.articles.get('posts', id)).revision)
    await storage.articles.changeInEach('posts', id, [catchingUp, again], edit)
    expect(await behind()).toEqual([])
    const both = byLayla(today, (await storage.articles.get('posts', id)).revision)
    await storage.articles.changeInEach('posts', id, [later, saveOf('ar', { title: 'ب' })], both)
    expect(await behind()).toEqual([])
  })

  test('moves by a changed text alone (LED-5, LED-6)', async () => {
    const storage = await openedStorage(engine)
    const { id, change, behind, get } = await opened(storage)
    const { ledger } = await get()
    await change({ ...later, isMinor: true })
    await change({ ...later, isMinor: false })
    for (const action of ['unpublish', 'publish'] as const) {
      const publication = { action, languages: ['ar'], pictures: false }
      await storage.articles.changePublication('posts', id, publication, byLayla())
    }
    expect((await get()).ledger).toEqual(ledger)
    expect(await behind()).toEqual([])
  })

  test('leaves a text behind whose editor has not seen the newest (LED-7)', async () => {
    const { change, behind } = await opened(await openedStorage(engine))
    await change(later, 2)
    await change(catchingUp, 2)
    expect(await behind()).toEqual(['title.ar'])
    await change(saveOf('ar', { title: 'ب' }), 4)
    expect(await behind()).toEqual([])
  })

  test('does not move for visitors by a draft, until that is published', async () => {
    const storage = await openedStorage(engine)
    const { id, change, behind, isFound, get } = await opened(storage)
    const before = await get()
    await change({ ...later, wish: 'no' })
    expect([await behind(), await isFound()]).toEqual([[], []])
    const publication = (action: 'publish' | 'discard') =>
      storage.articles.changePublication(
        'posts',
        id,
        { action, languages: ['en'], pictures: false },
        byLayla(),
      )
    await publication('discard')
    expect((await get()).ledger).toEqual(before.ledger)
    await change({ ...later, wish: 'no' })
    await publication('publish')
    expect([await behind(), await isFound()]).toEqual([['title.ar'], [id]])
  })

  test('forgets a draft that is again as visitors read it', async () => {
    const { change, get } = await opened(await openedStorage(engine))
    const before = await get()
    await change({ ...later, wish: 'no' })
    await change({ ...saveOf('en', { title: before.texts.en?.title ?? '' }), wish: 'no' })
    expect((await get()).ledger).toEqual(before.ledger)
    expect((await get()).publication.held).toEqual({})
  })

  test('is marked without a change, by who has seen the texts (LED-12)', async () => {
    const storage = await openedStorage(engine)
    const { id, change, behind, get, mark, isFound } = await opened(storage)
    await change(later)
    const { texts, publication } = await get()
    await expect(mark('right', 'ar', 2)).rejects.toMatchObject({ code: 'conflict' })
    await mark('right', 'ar', 3)
    expect([await behind(), await isFound()]).toEqual([[], []])
    await mark('lead', 'ar', 4)
    expect([await behind(), await isFound('en')]).toEqual([['title.en'], [id]])
    expect(await get()).toMatchObject({ texts, publication, revision: 5 })
    const { revisions } = await storage.revisions.list('article', id, 1, 2)
    expect(revisions.map(({ action }) => action)).toEqual(['check', 'check'])
    await expect(mark('right', 'fr')).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('compares the newer text with what it said when this was as new (LED-8)', async () => {
    const storage = await openedStorage(engine)
    const { id, change } = await opened(storage)
    const asked = { language: 'ar', field: 'title' }
    await change(later)
    await change({ ...saveOf('en', { title: 'Opening at noon' }), isMinor: true })
    const compared = await storage.ledgers.compare('article', id, asked)
    const { by } = byLayla()
    expect(compared).toEqual({
      earlier: openingInHama.en.title,
      now: 'Opening at noon',
      with: 'en',
      changed: { by, at: hoursLater(1) },
    })
    await storage.languages.add(french, byLayla())
    await change(saveOf('fr', { title: 'Ouverture' }))
    const added = await storage.ledgers.compare('article', id, asked, 'fr')
    expect(added).toMatchObject({ earlier: null, now: 'Ouverture', with: 'fr' })
    await change(saveOf('fr', { title: 'Ouverture à midi' }))
    const corrected = await storage.ledgers.compare('article', id, asked, 'fr')
    expect(corrected, 'written later').toMatchObject({ earlier: 'Ouverture', with: 'fr' })
    const blank = storage.ledgers.compare('article', id, { ...asked, field: 'author' })
    await expect(blank).rejects.toMatchObject({ code: 'not-found' })
  })

  test('says where the history no longer has that wording (LED-9)', async () => {
    const storage = await openedStorage(engine)
    const { id, change } = await opened(storage)
    await change(later)
    const { writeQuietly } = openedDatabase(storage.place)
    await writeQuietly('product', (trx) => trx.deleteFrom('revisions').execute())
    const compared = await storage.ledgers.compare('article', id, {
      language: 'ar',
      field: 'title',
    })
    expect(compared).toEqual({ earlier: null, now: 'Opening postponed', with: 'en', changed: null })
    const copy = await storage.articles.duplicate('posts', id, byLayla())
    const title = { language: 'ar', field: 'title' }
    const ofCopy = await storage.ledgers.compare('article', copy.id, title, 'en')
    expect(ofCopy).toMatchObject({ earlier: null, now: 'Copy of Opening postponed' })
  })

  test('hides and refuses nothing where it is behind (LED-16)', async () => {
    const storage = await openedStorage(engine)
    const { id, change, behind } = await opened(storage)
    const { articles } = storage
    await change(later)
    const shown = await articles.find('posts', id, 'ar')
    expect(shown).toMatchObject(openingInHama.ar)
    for (const action of ['unpublish', 'publish'] as const) {
      const change = { action, languages: ['ar'], pictures: false }
      await articles.changePublication('posts', id, change, byLayla())
    }
    expect(await articles.find('posts', id, 'ar')).toMatchObject(openingInHama.ar)
    expect(await behind()).toEqual(['title.ar'])
  })

  test('comes back with a state and from the trash as it was then (LED-13)', async () => {
    const storage = await openedStorage(engine)
    const { id, change, behind, get, isFound } = await opened(storage)
    await change(later)
    const { ledger } = await get()
    await change(catchingUp)
    await storage.revisions.restore('article', id, 3, byLayla())
    expect((await get()).ledger).toEqual(ledger)
    expect(await behind()).toEqual(['title.ar'])
    const trashId = await storage.articles.remove('posts', id, byLayla())
    expect(await isFound()).toEqual([])
    const back = async (trash: number) =>
      storage.trash.restore(await storage.trash.get(['article'], [trash], today), byLayla())
    await back(trashId)
    expect((await get()).ledger).toEqual(ledger)
    expect(await isFound('ar')).toEqual([id])
    const emptied = await change(saveOf('ar', { title: '', content: '' }))
    expect([await behind(), Object.keys((await get()).ledger.written)]).toEqual([
      [],
      expect.not.arrayContaining(['title.ar']),
    ])
    await back(emptied.trashId ?? 0)
    expect(await behind()).toEqual(['title.ar'])
  })

  test('knows titles of gallery items (LED-14)', async () => {
    const storage = await openedStorage(engine)
    const { id } = await opened(storage)
    const { articles } = storage
    const video = { type: 'youtube', youtubeId: 'aaaaaaaaaaa' } as const
    const titles = { en: 'A canal', ar: 'قناة' }
    const added = saveOf('en', {}, { added: [{ ...video, titles }] })
    const { gallery } = await articles.change('posts', id, added, byLayla())
    const item = gallery[0]?.id ?? 0
    const save = saveOf('en', {})
    const change = { ...save, gallery: { ...save.gallery, titles: { [item]: { en: 'A wheel' } } } }
    const { ledger } = await articles.change('posts', id, change, byLayla())
    expect(isBehind(ledger, `gallery_title:${item}.ar`)).toBe(true)
  })

  test('takes the source of a draft along to another code (EDT-21)', async () => {
    const storage = await openedStorage(engine)
    const { change, get } = await opened(storage)
    await storage.languages.add(french, byLayla())
    await change({ ...saveOf('fr', { title: 'Ouverture' }), wish: 'no', source: 'ar' })
    await storage.languages.change(2, { code: 'ar-sy' }, byLayla())
    expect((await get()).ledger.written['title.fr']?.source).toBe('ar-sy')
  })

  test('leaves a deleted language out and brings it back as it was (LED-15, EDT-21)', async () => {
    const storage = await openedStorage(engine)
    const { id, change, behind, isFound, get } = await opened(storage)
    const { id: added } = await storage.languages.add(french, byLayla())
    await change(saveOf('fr', { title: 'Ouverture' }))
    expect((await get()).ledger.written['title.fr']?.source).toBe('ar')
    await change(saveOf('fr', { title: 'Ouverture reportée' }))
    expect(await behind()).toEqual(['title.ar', 'title.en'])
    await storage.languages.change(added, { code: 'fr-ca' }, byLayla())
    expect([await behind(), await isFound('en')]).toEqual([['title.ar', 'title.en'], [id]])
    await change(saveOf('ar', { title: 'ب' }))
    await storage.languages.change(2, { code: 'ar-sy' }, byLayla())
    const { written } = (await get()).ledger
    expect([written['title.ar-sy']?.source, written['title.fr-ca']?.source]).toEqual([
      'fr-ca',
      'ar-sy',
    ])
    const trashId = await storage.languages.remove(added, byLayla())
    expect([await behind(), await isFound('en')]).toEqual([['title.en'], [id]])
    await change(saveOf('en', { title: 'Later' }))
    expect([await behind(), await isFound()]).toEqual([[], []])
    await storage.trash.restore(await storage.trash.get(['language'], [trashId], today), byLayla())
    expect(await behind()).toEqual([])
  })
})
