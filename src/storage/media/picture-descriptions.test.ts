import { expect, describe, test } from 'vitest'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import { type EngineName, engines, openedStorage } from '../../../tests/support/storages.ts'

async function shownInHama(engine: EngineName) {
  const storage = await openedStorage(engine)
  const { articles, library, dataFolder } = storage
  const [added] = await library.add([await uploaded(dataFolder, await uniquePicture())], byLayla())
  if (!added) throw new Error('a picture was uploaded')
  const { picture } = added
  const item = { type: 'image', picture } as const
  const gallery = { added: [item, { ...item, titles: { ar: 'عنوان' } }] }
  const save = saveOf('en', openingInHama.en, { image: picture, ...gallery })
  const { id } = await articles.create('posts', save, byLayla())
  await articles.change('posts', id, saveOf('ar', openingInHama.ar), byLayla())
  return {
    ...storage,
    picture,
    say: (values: object) => library.change(picture.id, { ...values }, byLayla()),
    altsIn: async (language: string) =>
      (await articles.find('posts', id, language))?.gallery.map(({ alt }) => alt),
    cover: async () => (await articles.find('posts', id, 'en'))?.cover,
    id,
  }
}

describe.each(engines)('What the library says of a picture, on %s,', (engine) => {
  test('MED-9 stands for a missing title in its own language, and in no other', async () => {
    const { altsIn, say } = await shownInHama(engine)
    expect(await altsIn('en')).toEqual([undefined, undefined])
    await say({ 'alt.en': 'A noria' })
    expect(await altsIn('en')).toEqual(['A noria', 'A noria'])
    expect(await altsIn('ar')).toEqual([undefined, undefined])
    await say({ 'alt.ar': 'ناعورة' })
    expect(await altsIn('ar')).toEqual(['ناعورة', undefined])
    await say({ decorative: true })
    expect(await altsIn('en')).toEqual([undefined, undefined])
  })

  test('is its focus, where a place has none of its own', async () => {
    const { articles, cover, say, id } = await shownInHama(engine)
    await say({ focus: { x: 0, y: 1 } })
    expect(await cover()).toMatchObject({ focus: { x: 0, y: 1 } })
    expect((await articles.get('posts', id)).cover?.focus).toBeNull()
    const own = saveOf('en', {}, { image_focus: { x: 1, y: 1 } })
    await articles.change('posts', id, own, byLayla())
    expect(await cover()).toMatchObject({ focus: { x: 1, y: 1 } })
  })
})
