import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import { engines, openedStorage, type OpenedStorage } from '../../../tests/support/storages.ts'
import type { BareItem, NewGalleryItem } from '../../domain/gallery/gallery.ts'

const video = (letter: string): NewGalleryItem => ({
  type: 'youtube',
  youtubeId: letter.repeat(11),
})
const nameOf = (item: BareItem) => (item.type === 'youtube' ? item.youtubeId[0] : item.picture.id)

async function galleryWith({ articles }: OpenedStorage, added: NewGalleryItem[]) {
  const id = await openedInHama(articles)
  const change = async (removed: number[], added: NewGalleryItem[] = []) => {
    const save = saveOf('en', {}, { removed, added: added })
    return (await articles.change('posts', id, save, byLayla())).gallery
  }
  return { id, gallery: await change([], added), change }
}

describe.each(engines)('a gallery on %s', (engine) => {
  test('keeps its pictures and videos in order, for all languages', async () => {
    const storage = await openedStorage(engine)
    const uploads = await Promise.all(
      [1, 2].map(async () => uploaded(storage.dataFolder, await uniquePicture())),
    )
    const [one, two] = await storage.media.add(uploads, byLayla())
    if (!one || !two) throw new Error('two pictures were uploaded')
    const items = [video('a'), { type: 'image', picture: one }, video('b')] as const
    const { id, change } = await galleryWith(storage, [...items, { type: 'image', picture: two }])
    const names = ['a', one.id, 'b', two.id]
    expect((await change([])).map(nameOf)).toEqual(names)
    for (const language of ['en', 'ar']) {
      const found = await storage.articles.find('posts', id, language)
      expect(found?.gallery.map(nameOf)).toEqual(names)
      expect(found?.gallery[1]).toMatchObject({ type: 'image', picture: one })
    }
  })

  test('removes first and adds at the end', async () => {
    const { gallery, change } = await galleryWith(await openedStorage(engine), [
      video('a'),
      video('b'),
      video('c'),
    ])
    const [, second] = gallery
    const changed = await change([second?.id ?? 0], [video('d'), video('e')])
    expect(changed.map(nameOf)).toEqual(['a', 'c', 'd', 'e'])
    const last = changed.at(-1)
    expect((await change([last?.id ?? 0], [video('f')])).map(nameOf)).toEqual(['a', 'c', 'd', 'f'])
  })

  test('may name an item to remove twice', async () => {
    const { gallery, change } = await galleryWith(await openedStorage(engine), [video('a')])
    const id = gallery[0]?.id ?? 0
    expect(await change([id, id])).toEqual([])
  })

  test('refuses to remove what belongs to another, and then changes nothing', async () => {
    const storage = await openedStorage(engine)
    const others = await galleryWith(storage, [video('x')])
    const ours = await galleryWith(storage, [video('a'), video('b')])
    const before = await storage.articles.get('posts', ours.id)
    for (const foreign of [others.gallery[0]?.id ?? 0, 999_999]) {
      const save = saveOf(
        'en',
        { title: 'Changed' },
        { removed: [ours.gallery[0]?.id ?? 0, foreign], added: [video('c')] },
      )
      await expect(storage.articles.change('posts', ours.id, save, byLayla())).rejects.toThrow(
        'gallery-foreign',
      )
    }
    expect(await storage.articles.get('posts', ours.id)).toEqual(before)
    expect((await others.change([])).map(nameOf)).toEqual(['x'])
  })

  test('holds as many items as its limit and no more', async () => {
    const full = Array.from({ length: 60 }, () => video('a'))
    const { gallery, change } = await galleryWith(await openedStorage(engine), full)
    expect(gallery).toHaveLength(60)
    await expect(change([], [video('b')])).rejects.toThrow('gallery-full')
    expect(await change([gallery[0]?.id ?? 0], [video('b')])).toHaveLength(60)
  })

  test('is gone with its article', async () => {
    const storage = await openedStorage(engine)
    const { id, gallery } = await galleryWith(storage, [video('a')])
    await storage.articles.remove('posts', id, byLayla())
    const other = await storage.articles.create('posts', saveOf('en', openingInHama.en), byLayla())
    const save = saveOf('en', {}, { removed: [gallery[0]?.id ?? 0] })
    await expect(storage.articles.change('posts', other.id, save, byLayla())).rejects.toThrow(
      'gallery-foreign',
    )
  })

  test('keeps every item of editors who add at once', async () => {
    const { change } = await galleryWith(await openedStorage(engine), [])
    const letters = ['a', 'b', 'c', 'd', 'e', 'f']
    await Promise.all(letters.map((letter) => change([], [video(letter)])))
    const gallery = await change([])
    expect(gallery.map(nameOf).toSorted()).toEqual(letters)
  })
})
