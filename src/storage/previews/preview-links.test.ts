import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater, today } from '../../../tests/support/cast.ts'
import { engines, openedStorage } from '../../../tests/support/storages.ts'
import { mostPreviewLinks } from '../../domain/articles/preview-link.ts'

async function linked(engine: Parameters<typeof openedStorage>[0]) {
  const storage = await openedStorage(engine)
  const place = { section: 'posts', id: await openedInHama(storage.articles) } as const
  const { id: link } = await storage.previewLinks.add(place, 1, byLayla())
  return { ...storage, place, link }
}

describe.each(engines)('a preview link on %s', (engine) => {
  test('leads to what staff have saved last, until its day is over (PRV-7)', async () => {
    const { articles, previewLinks, place, link } = await linked(engine)
    const draft = { ...saveOf('en', { title: 'Opening postponed' }), wish: 'no' } as const
    await articles.change('posts', place.id, draft, byLayla(hoursLater(2)))
    expect(await previewLinks.find(link, hoursLater(23))).toMatchObject({
      article: { id: place.id, texts: { en: { title: 'Opening postponed' } } },
      savedAt: hoursLater(2),
    })
    expect(await previewLinks.find(link, hoursLater(24))).toBeUndefined()
    await previewLinks.purge(hoursLater(24))
    expect(await previewLinks.list(place, today)).toEqual([])
  })

  test('ends at once, and with its article, whose return does not open it (PRV-7)', async () => {
    const { articles, trash, previewLinks, place, link } = await linked(engine)
    const { id: other } = await previewLinks.add(place, 30, byLayla())
    await previewLinks.end(place, link, byLayla())
    expect(await previewLinks.find(link, today)).toBeUndefined()
    await expect(previewLinks.end(place, link, byLayla())).rejects.toMatchObject({
      code: 'not-found',
    })
    const removed = await articles.remove('posts', place.id, byLayla())
    expect(await previewLinks.find(other, today)).toBeUndefined()
    await trash.restore(await trash.get(['article'], [removed], today), byLayla())
    expect(await previewLinks.find(other, today)).toBeUndefined()
    expect(await previewLinks.list(place, today)).toEqual([])
  })

  test('is one of at most 20 that work, each with its maker and its end (PRV-13)', async () => {
    const { previewLinks, place, link } = await linked(engine)
    for (let made = 1; made < mostPreviewLinks; made++) {
      await previewLinks.add(place, 7, byLayla(hoursLater(made / 60)))
    }
    await expect(previewLinks.add(place, 7, byLayla())).rejects.toMatchObject({
      code: 'previews-full',
    })
    const listed = await previewLinks.list(place, today)
    expect(listed).toHaveLength(mostPreviewLinks)
    expect(listed.at(-1)).toMatchObject({
      id: link,
      madeBy: { name: 'Layla' },
      expiresAt: hoursLater(24),
    })
    await previewLinks.add(place, 7, byLayla(hoursLater(24)))
    await expect(previewLinks.add(place, 7, byLayla(hoursLater(24)))).rejects.toMatchObject({
      code: 'previews-full',
    })
  })

  test('is reached by its own article alone', async () => {
    const { articles, previewLinks, link } = await linked(engine)
    const other = { section: 'posts', id: await openedInHama(articles) } as const
    const elsewhere = { section: 'business', id: other.id } as const
    await expect(previewLinks.end(other, link, byLayla())).rejects.toThrow('not-found')
    await expect(previewLinks.add(elsewhere, 1, byLayla())).rejects.toThrow('not-found')
    await expect(previewLinks.list(elsewhere, today)).rejects.toThrow('not-found')
    expect(await previewLinks.find(link, today)).toBeDefined()
  })

  test('makes nothing that visitors read be rendered again (PRV-9)', async () => {
    const storage = await linked(engine)
    const generation = () => storage.changes.isCurrent()
    const heard: string[] = []
    await storage.changes.listen(
      { changed: () => void heard.push('changed'), away: () => {}, back: () => {} },
      'tests',
    )
    heard.length = 0
    await storage.previewLinks.add(storage.place, 7, byLayla())
    await storage.previewLinks.end(storage.place, storage.link, byLayla())
    expect([heard, generation()]).toEqual([[], true])
  })
})
