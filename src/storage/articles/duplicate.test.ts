import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater, openingInHama } from '../../../tests/support/cast.ts'
import { uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import { engines, openedStorage } from '../../../tests/support/storages.ts'
import { copiedTitle } from '../../domain/articles/copy-article.ts'
import { type Article, titleLimit } from '../../domain/articles/article.ts'

describe.each(engines)('a copy of an article on %s', (engine) => {
  test('is a draft of its own in all languages, with the same pictures (DUP-1)', async () => {
    const { articles, dataFolder, media } = await openedStorage(engine)
    const file = await uploaded(dataFolder, await uniquePicture())
    const [image = null] = await media.add([file], byLayla())
    const id = await openedInHama(articles)
    const titles = { en: 'A canal' }
    const added = image ? [{ type: 'image' as const, picture: image, titles }] : []
    const save = saveOf('en', { author: 'Rima Haddad' }, { image, added })
    const values = { ...save.values, given_date: '2014-03-01T09:30' }
    await articles.change('posts', id, { ...save, values }, byLayla())
    const original = await articles.get('posts', id)

    const copy = await articles.duplicate('posts', id, byLayla(hoursLater(1)))
    expect(await articles.get('posts', copy.id)).toEqual(copy)
    const { texts, cover, gallery, given_date, revision, publication } = copy
    expect(texts).toEqual({
      en: { ...openingInHama.en, title: 'Copy of Opening in Hama', author: 'Rima Haddad' },
      ar: { ...openingInHama.ar, title: `نسخة من ${openingInHama.ar.title}` },
    })
    expect([cover, given_date, revision]).toEqual([original.cover, null, 1])
    expect(gallery).toMatchObject([{ picture: image, titles: { en: 'A canal' } }])
    expect(gallery[0]?.id).not.toBe(original.gallery[0]?.id)
    expect(Object.keys(publication.live)).toEqual([])
    const editions = ({ ledger }: Article) =>
      new Map(Object.entries(ledger.written).map(([name, { edition }]) => [name, edition]))
    expect(editions(copy)).toEqual(editions(original))
    expect(editions(copy).size).toBeGreaterThan(3)
    expect(await articles.find('posts', copy.id, 'en')).toBeUndefined()
    expect(await articles.get('posts', id)).toEqual(original)
  })

  test('is not made of an article of another section', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    await expect(articles.duplicate('products', id, byLayla())).rejects.toThrow('not-found')
  })
})

test('the title of a copy says so within its limit, where there is one (DUP-1)', () => {
  expect(copiedTitle('', 'en')).toBe('')
  expect(copiedTitle('Ouverture', 'fr')).toBe('Ouverture (2)')
  const longest = copiedTitle('x'.repeat(titleLimit), 'ar')
  expect([longest.length, longest.startsWith('نسخة من x')]).toEqual([titleLimit, true])
})
