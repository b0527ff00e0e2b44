import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, halfTranslated, hoursLater, today } from '../../../tests/support/cast.ts'
import { engines, openedStorage } from '../../../tests/support/storages.ts'

describe.each(engines)('addresses of articles on %s', (engine) => {
  test('are those that can be read, page by page of all articles', async () => {
    const { articles } = await openedStorage(engine)
    const both = await openedInHama(articles)
    const untitled = saveOf('en', { title: '', content: '<p>Untitled</p>' })
    await articles.create('business', untitled, byLayla())
    const english = await articles.create('products', saveOf('en', halfTranslated), byLayla())
    await articles.change(
      'products',
      english.id,
      saveOf('en', { content: '' }),
      byLayla(hoursLater(1)),
    )

    expect(await articles.count()).toBe(3)
    const first = { id: both, section: 'posts', changedAt: { ar: today, en: today } }
    const last = { id: english.id, section: 'products', changedAt: { en: hoursLater(1) } }
    expect(await articles.addresses(1, 10)).toEqual([first, last])
    expect(await articles.addresses(1, 2)).toEqual([first])
    expect(await articles.addresses(2, 2)).toEqual([last])
    expect(await articles.addresses(3, 2)).toEqual([])
  })
})
