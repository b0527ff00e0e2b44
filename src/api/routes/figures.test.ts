import { describe, expect, test } from 'vitest'
import { articlesPath } from '../../../tests/support/api.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { figureOf } from '../../../tests/support/figures.ts'
import { openedLibraryRoom } from '../../../tests/support/library.ts'
import { aboutUs } from '../../../tests/support/pages.ts'
import { plainPicture, sweepTwice } from '../../../tests/support/pictures.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

const noria = (blue = 0) => plainPicture(640, 480, { r: 14, g: 95, b: blue }).jpeg().toBuffer()

const before = '<p>Opened.</p>'
const years = 366 * 24 * 60 * 60 * 1000

async function illustrated(engine: EngineName) {
  const room = await openedLibraryRoom(engine)
  const { article, omar, upload, visitor } = room
  const media = await upload('noria.jpg', await noria())
  const figure = figureOf({ media, size: 'wide', caption: 'The bridge' })
  const id = await article({ content: before + figure })
  const path = `/sections/posts/keys/articles/articles`
  return {
    ...room,
    media,
    figure,
    id,
    contentOf: async () => (await room.readArticle(id)).content,
    write: (content: string, language = 'en') =>
      omar.post(`${articlesPath()}/${language}/${id}`, {
        form: { ...openingInHama[language as 'en'], content },
      }),
    read: async (language = 'en') => (await visitor.get(`${path}/${language}/${id}`)).body.article,
    usesOf: async (picture = media) => (await omar.get(`/media/${picture}`)).body.uses,
  }
}

describe.each(engines)('A figure of an article, on %s,', (engine) => {
  test('MED-12 is kept as it was written', async () => {
    const { contentOf, figure, write, media } = await illustrated(engine)
    expect(await contentOf()).toBe(before + figure)
    const smaller = figureOf({ media, width: 320, size: 'full' })
    await write(smaller)
    expect(await contentOf()).toBe(smaller)
  })

  test('MED-12 of a picture that is not in the library, or not that wide, leaves its caption', async () => {
    const { contentOf, media, omar, upload, write } = await illustrated(engine)
    const deleted = await upload('deleted.jpg', await noria(2))
    await omar.delete(`/media/${deleted}`)
    const wrong = [{ media: '0'.repeat(32) }, { media: deleted }, { media, width: 639 }]
    for (const one of wrong) {
      await write(before + figureOf({ ...one, caption: 'The <em>bridge</em>' }))
      expect(await contentOf()).toBe(`${before}<p>The <em>bridge</em></p>`)
    }
    await write(figureOf({ media: deleted }))
    expect(await contentOf()).toBe('')
  })

  test('MED-9 is read with the alt text of its language, or none', async () => {
    const { change, media, read, write } = await illustrated(engine)
    await write(before + figureOf({ media }), 'ar')
    const imageIn = async (language: string) =>
      /<img[^>]*>/.exec((await read(language)).content)?.[0]
    const image = (alt: string) =>
      `<img src="/media/${media}/640.webp" alt="${alt}" width="640" height="480" />`
    await change(media, { alt: { en: 'A "noria" <& bridge>' } })
    expect(await imageIn('en')).toBe(image('A &quot;noria&quot; &lt;&amp; bridge&gt;'))
    expect(await imageIn('ar')).toBe(image(''))
    await change(media, { alt: { ar: 'ناعورة' } })
    expect(await imageIn('ar')).toBe(image('ناعورة'))
    await change(media, { decorative: true })
    expect(await imageIn('ar')).toBe(image(''))
  })

  test('MED-12 sent back as it was read, it is what it was', async () => {
    const { change, contentOf, figure, media, read, write } = await illustrated(engine)
    await change(media, { alt: { en: 'A "noria"' } })
    const { content } = await read()
    await write(content)
    expect(await contentOf()).toBe(before + figure)
  })

  test('MED-12 its caption is found, and is no part of the excerpt', async () => {
    const { figure, read, visitor, write } = await illustrated(engine)
    await write(figure + before)
    expect((await read()).excerpt).toBe('Opened.')
    const { body } = await visitor.get('/search/en?q=bridge')
    expect(body.pagination.total).toBe(1)
  })

  test('MED-5 is a use; MED-6 its picture cannot be deleted', async () => {
    const { found, id, media, omar, usesOf, write } = await illustrated(engine)
    const titles = { en: 'Opening in Hama' }
    expect(await usesOf()).toEqual([
      { kind: 'article', subject: `${id}`, section: 'posts', field: 'content', titles },
    ])
    expect(await found('?unused=true')).toEqual([])
    expect((await omar.delete(`/media/${media}`)).status).toBe(409)
    await write(before + figureOf({ media }), 'ar')
    expect(await usesOf()).toHaveLength(1)
    await write(before)
    expect(await usesOf()).toHaveLength(1)
    await write(before, 'ar')
    expect(await usesOf()).toEqual([])
    expect(await found('?unused=true')).toEqual(['noria'])
  })

  test('MED-7 shows another picture in each language, with one revision', async () => {
    const { contentOf, figure, media, omar, readArticle, id, upload, write, read, usesOf } =
      await illustrated(engine)
    await write(before + figureOf({ media, caption: 'الجسر' }), 'ar')
    const { revision } = await readArticle(id)
    const other = await upload('other.jpg', await noria(1))
    const { body } = await omar.post(`/media/${media}/replace`, { json: { by: other } })
    expect(body.changed).toBe(1)
    expect(await contentOf()).toBe(before + figure.replace(media, other))
    expect((await read('ar')).content).toContain(`/media/${other}/640.webp`)
    expect((await readArticle(id)).revision).toBe(revision + 1)
    expect([await usesOf(), await usesOf(other)]).toMatchObject([[], [{ field: 'content' }]])
  })

  test('MED-12 comes back from the history, with a picture that was deleted meanwhile', async () => {
    const { contentOf, figure, found, id, media, omar, readArticle, storage, write } =
      await illustrated(engine)
    const { revision } = await readArticle(id)
    await write(before)
    expect((await omar.delete(`/media/${media}`)).status).toBe(200)
    await sweepTwice(storage, new Date(Date.now() + years))
    await omar.post(`${articlesPath()}/${id}/history/${revision}/restore`)
    expect(await contentOf()).toBe(before + figure)
    expect(await found()).toEqual(['noria'])
  })

  test('MED-12 comes back from the trash, and is a use again', async () => {
    const { contentOf, figure, found, id, omar, usesOf } = await illustrated(engine)
    const { body } = await omar.delete(`${articlesPath()}/${id}`)
    expect(await usesOf()).toEqual([])
    expect(await found('?unused=true')).toEqual(['noria'])
    await omar.post(`/trash/${body.trash_id}/restore`)
    expect(await contentOf()).toBe(before + figure)
    expect(await usesOf()).toHaveLength(1)
  })

  test('MED-12 conflicts with what someone else wrote meanwhile, and both are answered', async () => {
    const { figure, id, layla, omar, readArticle } = await illustrated(engine)
    const { revision } = await readArticle(id)
    const send = (caller: typeof omar, content: string) =>
      caller.post(`${articlesPath()}/en/${id}`, {
        form: { content, base_revision: String(revision) },
      })
    await send(layla, `${before}<p>Well.</p>`)
    const { status, body } = await send(omar, `${before}${figure}<p>And?</p>`)
    expect(status).toBe(409)
    expect(body.conflicts).toMatchObject([
      { field: 'content', mine: `${before}${figure}<p>And?</p>`, theirs: `${before}<p>Well.</p>` },
    ])
  })

  test('is nothing a title could pretend to be', async () => {
    const { id, readArticle, saveArticle } = await illustrated(engine)
    const title = figureOf({ media: '0'.repeat(32) })
    await saveArticle(id, { title })
    expect((await readArticle(id)).title).toBe(title)
    expect((await saveArticle(id, { title: 'Open' })).status).toBe(200)
  })
})

describe.each(engines)('A figure of a page, on %s,', (engine) => {
  async function illustratedPage() {
    const room = await openedLibraryRoom(engine)
    const { omar, upload, visitor } = room
    const media = await upload('noria.jpg', await noria())
    const figure = figureOf({ media })
    const { en } = aboutUs.texts['body:opening1']
    const texts = { 'body:opening1': { en, ar: `<p>نعم</p>${figure}` } }
    const json = { ...aboutUs, status: 'published', texts }
    const { page } = (await omar.post('/pages', { json })).body
    return {
      ...room,
      figure,
      media,
      save: (change: object) => omar.post(`/pages/${page.id}`, { json: change }),
      bodyIn: async (slug: string, language: string) =>
        (await visitor.get(`/public/pages/${language}/${encodeURIComponent(slug)}`)).body.page
          .blocks[0].texts.body,
    }
  }

  test('MED-9 is read with the alt text of its language', async () => {
    const { bodyIn, change, media } = await illustratedPage()
    await change(media, { alt: { ar: 'ناعورة' } })
    const image = `<img src="/media/${media}/640.webp" alt="ناعورة" width="640" height="480" />`
    expect(await bodyIn('من-نحن', 'ar')).toBe(`<p>نعم</p><figure class="text">${image}</figure>`)
  })

  test('MED-5 is a use, until the text is another; MED-7 shows another picture', async () => {
    const { bodyIn, found, media, omar, read, save, upload } = await illustratedPage()
    expect((await read(media)).uses).toMatchObject([{ kind: 'page', field: 'blocks' }])
    const other = await upload('other.jpg', await noria(1))
    await omar.post(`/media/${media}/replace`, { json: { by: other } })
    expect(await bodyIn('من-نحن', 'ar')).toContain(`/media/${other}/640.webp`)
    expect(await found('?unused=true')).toEqual(['noria'])
    await save({ texts: { 'body:opening1': { ar: '<p>لا</p>' } } })
    expect(await found('?unused=true')).toHaveLength(2)
  })
})
