import { describe, expect, test } from 'vitest'
import { articlesPath } from '../../../tests/support/api.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { figureOf } from '../../../tests/support/figures.ts'
import { openedLibraryRoom } from '../../../tests/support/library.ts'
import { aboutUs } from '../../../tests/support/pages.ts'
import { plainPicture, sweepTwice } from '../../../tests/support/pictures.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'
import { purge } from '../../storage/history/purge.ts'

const years = 366 * 24 * 60 * 60 * 1000
const arabicId = 2

describe.each(engines)('MED-12 Figures in Arabic texts, on %s,', (engine) => {
  async function illustrated() {
    const room = await openedLibraryRoom(engine)
    const { article, omar, storage, upload, visitor } = room
    const noria = (blue: number) => plainPicture(640, 480, { r: 14, g: 95, b: blue }).png()
    const ofArticle = await upload('bridge.png', await noria(1).toBuffer())
    const ofPage = await upload('mill.png', await noria(2).toBuffer())
    const id = await article({})
    const content = `<p>نعم</p>${figureOf({ media: ofArticle, caption: 'الجسر' })}`
    const form = { ...openingInHama.ar, content }
    await omar.post(`${articlesPath()}/ar/${id}`, { form })
    const { en } = aboutUs.texts['body:opening1']
    const ar = `<p>نعم</p>${figureOf({ media: ofPage, caption: 'الطاحونة' })}`
    const json = { ...aboutUs, status: 'published', texts: { 'body:opening1': { en, ar } } }
    await omar.post('/pages', { json })
    const { write } = openedDatabase(storage.place)
    return {
      ...room,
      ofArticle,
      ofPage,
      unused: () => room.found('?unused=true'),
      hits: async (word: string, language = 'ar') =>
        (await visitor.get(`/search/${language}?q=${encodeURIComponent(word)}`)).body.pagination
          .total,
      contentIn: async (language: string) =>
        (await visitor.get(`/sections/posts/keys/articles/articles/${language}/${id}`)).body.article
          ?.content,
      bodyIn: async (language: string) =>
        (await visitor.get(`/public/pages/${language}/${encodeURIComponent('من-نحن')}`)).body.page
          ?.blocks[0].texts.body,
      purge: (now: Date) => write('product', (trx) => purge(trx, now)),
    }
  }

  test('are found by their captions, of articles and of pages', async () => {
    const { hits } = await illustrated()
    expect([await hits('الجسر'), await hits('الطاحونة'), await hits('الجسر', 'en')]).toEqual([
      1, 1, 0,
    ])
  })

  test('go with another code for the language', async () => {
    const { bodyIn, contentIn, hits, layla, ofArticle, ofPage, read, unused } = await illustrated()
    await layla.call('PATCH', `/languages/${arabicId}`, { json: { code: 'ar-sy' } })
    expect(await contentIn('ar-sy')).toContain(ofArticle)
    expect(await bodyIn('ar-sy')).toContain(ofPage)
    expect([await hits('الجسر', 'ar-sy'), await hits('الطاحونة', 'ar-sy')]).toEqual([1, 1])
    expect(await unused()).toEqual([])
    expect((await read(ofArticle)).uses).toHaveLength(1)
  })

  test('wait for a deleted language with their pictures', async () => {
    const { bodyIn, contentIn, layla, ofArticle, ofPage, omar, storage } = await illustrated()
    const { trash_id } = (await layla.delete(`/languages/${arabicId}`)).body
    for (const media of [ofArticle, ofPage]) {
      expect((await omar.delete(`/media/${media}`)).status).toBe(409)
    }
    await sweepTwice(storage, new Date(Date.now() + years))
    await layla.post(`/trash/${trash_id}/restore`)
    expect(await contentIn('ar')).toContain(ofArticle)
    expect(await bodyIn('ar')).toContain(ofPage)
  })

  test('are no uses once the language is gone for good', async () => {
    const { clock, layla, ofPage, omar, purge, read, unused } = await illustrated()
    await layla.delete(`/languages/${arabicId}`)
    expect(await unused()).toEqual([])
    await purge(new Date(clock.now.getTime() + years))
    expect(new Set(await unused())).toEqual(new Set(['bridge', 'mill']))
    expect((await read(ofPage)).uses).toEqual([])
    expect((await omar.delete(`/media/${ofPage}`)).status).toBe(200)
  })
})
