import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import { openedFiles } from '../../../tests/support/files.ts'
import { docx, fileIn } from '../../../tests/support/made-files.ts'
import { saveSection } from '../../../tests/support/newsroom.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'
import { removeTexts } from '../../storage/languages/language-texts.ts'
import { messages } from '../../domain/messages.ts'

const posts = '/sections/posts/keys/articles/articles'
const own = 'https://naoura.example'

async function withGuide(engine: EngineName) {
  const world = await openedFiles(engine)
  const { layla, omar, visitor, storage } = world
  const { id } = await world.add('Guide')
  const target = { kind: 'file', id }
  const text = `<p>See <a href="/files/${id}">the guide</a>.</p>`
  const article = async (form: object) =>
    (await omar.post(`${posts}/en`, { form: { title: 'Pumps', content: text, ...form } })).body
      .article.id as number
  const page = async (json: object) => {
    const blank = { title: { en: 'Wells' }, status: 'published', order: ['called01'] }
    return (await omar.post('/pages', { json: { ...blank, ...json } })).body.page
  }
  return {
    ...world,
    id,
    target,
    text,
    article,
    page,
    uses: async () => (await world.read(id)).uses,
    site: async (language: string) => (await visitor.get(`/public/site/${language}`)).body,
    redirect: (path: string) => layla.post('/redirects', { json: { path, target } }),
    leadsTo: async (path: string) => (await storage.redirects.addressFrom(path, own))?.address,
    addressIn: async (language: string) => (await world.read(id)).file.versions[language].address,
  }
}

const entry = (target: object) => ({ id: 'theguide', target })
const button = (link: object | null) => ({ blocks: { called01: { kind: 'action', link } } })

type World = Awaited<ReturnType<typeof withGuide>>
type Place = { use: object; begin: (world: World) => Promise<() => Promise<unknown>> }

const ofPage = { kind: 'page', section: null, field: 'blocks', titles: { en: 'Wells' } }
const ofArticle = { kind: 'article', section: 'posts', field: 'content', titles: { en: 'Pumps' } }
const ofSection = { kind: 'section', section: null, titles: {} }

const places: Record<string, Place> = {
  'the menu': {
    use: { ...ofSection, subject: 'navigation', field: 'menu' },
    async begin({ layla, target }) {
      const twice = [entry(target), { id: 'theguid2', target }]
      await saveSection(layla, 'navigation', { menu: twice })
      return () => saveSection(layla, 'navigation', { menu: null })
    },
  },
  'the footer': {
    use: { ...ofSection, subject: 'navigation', field: 'footer' },
    async begin({ layla, target }) {
      const column = { id: 'column01', links: [entry(target)] }
      await saveSection(layla, 'navigation', { footer: [column] })
      return () => saveSection(layla, 'navigation', { footer: null })
    },
  },
  'the announcement': {
    use: { ...ofSection, subject: 'contactUs', field: 'announcement_link' },
    async begin({ omar, target }) {
      await saveSection(omar, 'contactUs', { announcement_link: target })
      return () => saveSection(omar, 'contactUs', { announcement_link: null })
    },
  },
  'a redirect': {
    use: { ...ofSection, kind: 'redirect', subject: '1', field: 'target', name: '/guide.pdf' },
    async begin({ layla, redirect }) {
      expect((await redirect('/guide.pdf')).status).toBe(201)
      return () => layla.delete('/redirects/1')
    },
  },
  'the button of a page': {
    use: { ...ofPage, subject: '2' },
    async begin({ omar, page, target }) {
      const { id } = await page(button(target))
      return () => omar.post(`/pages/${id}`, { json: button(null) })
    },
  },
  'the text of a page': {
    use: { ...ofPage, subject: '2' },
    async begin({ omar, page, text }) {
      const texts = { 'body:called01': { en: text } }
      const { id } = await page({ blocks: { called01: { kind: 'text' } }, texts })
      const without = { 'body:called01': { en: '<p>See.</p>' } }
      return () => omar.post(`/pages/${id}`, { json: { texts: without } })
    },
  },
  'an article': {
    use: { ...ofArticle, subject: '1' },
    async begin({ omar, article }) {
      const id = await article({})
      return () => omar.post(`${posts}/en/${id}`, { form: { content: '<p>See.</p>' } })
    },
  },
  'the draft of an article': {
    use: { ...ofArticle, subject: '1' },
    async begin({ omar, article }) {
      const id = await article({ publish: 'no' })
      return () => omar.post(`${posts}/en/${id}`, { form: { content: '<p>See.</p>' } })
    },
  },
}

describe.each(engines)('A link to a file on %s', (engine) => {
  test.each(Object.entries(places))(
    'FIL-8 in %s is named, and keeps the file until it is gone',
    async (_name, { use, begin }) => {
      const world = await withGuide(engine)
      const { found, id, omar, uses } = world
      const take = await begin(world)
      expect(await uses()).toEqual([use])
      expect(await found('?unused=true')).toEqual([])
      const refused = await omar.delete(`/files/${id}`)
      expect([refused.status, refused.body.error, refused.body.uses]).toEqual([
        409,
        messages.fileInUse,
        [use],
      ])
      await take()
      expect(await uses()).toEqual([])
      expect(await found('?unused=true')).toEqual(['Guide'])
      expect((await omar.delete(`/files/${id}`)).status).toBe(200)
    },
  )

  test('FIL-9 leads to the version of the language, else to another that is named', async () => {
    const { addressIn, change, id, layla, leadsTo, omar, redirect, site, target } =
      await withGuide(engine)
    await saveSection(layla, 'navigation', { menu: [entry(target)] })
    const text = { en: 'New', ar: 'جديد' }
    await saveSection(omar, 'contactUs', { announcement_text: text, announcement_link: target })
    await redirect('/guide.pdf')
    await redirect('/ar/guide.pdf')
    const english = await addressIn('en')
    const inEnglish = { label: 'Guide', address: english }
    expect((await site('en')).menu).toEqual([inEnglish])
    expect((await site('ar')).menu).toEqual([{ ...inEnglish, hreflang: 'en' }])
    expect(await leadsTo('/ar/guide.pdf')).toBe(english)

    await change(id, { 'title.ar': 'الدليل', 'file.ar': fileIn(docx()) })
    const arabic = await addressIn('ar')
    expect((await site('ar')).menu).toEqual([{ label: 'الدليل', address: arabic }])
    expect((await site('ar')).announcement.address).toBe(arabic)
    expect((await site('en')).announcement.address).toBe(english)
    expect(await leadsTo('/guide.pdf')).toBe(english)
    expect(await leadsTo('/ar/guide.pdf')).toBe(decodeURIComponent(arabic))
  })

  test('FIL-8 is left out while its file is gone, and comes back with it', async () => {
    const { id, leadsTo, layla, omar, redirect, site, target, uses } = await withGuide(engine)
    const gone = { kind: 'file', id: 'f'.repeat(32) }
    await saveSection(layla, 'navigation', { menu: [entry(gone)] })
    expect((await site('en')).menu).toEqual([])
    const refused = await layla.post('/redirects', { json: { path: '/gone.pdf', target: gone } })
    expect([refused.status, refused.body.fields]).toEqual([400, { target: messages.leadsNowhere }])
    expect(
      (await saveSection(layla, 'navigation', { menu: [entry({ ...gone, id: '../x' })] })).status,
    ).toBe(400)

    const ofRedirect = await redirect('/guide.pdf')
    const removal = await layla.delete(`/redirects/${ofRedirect.body.redirect.id}`)
    const ofFile = (await omar.delete(`/files/${id}`)).body.trash_id
    const { status } = await layla.post(`/trash/${removal.body.trash_id}/restore`)
    expect([status, await leadsTo('/guide.pdf')]).toEqual([200, undefined])
    await omar.post(`/trash/${ofFile}/restore`)
    expect(await leadsTo('/guide.pdf')).toBe(`/files/${id}/en/guide.pdf`)
    expect(await uses()).toHaveLength(1)
    await saveSection(layla, 'navigation', { menu: [entry(target)] })
    expect((await site('en')).menu).toHaveLength(1)
  })

  test('FIL-8 goes with the last text of a language that is removed for good', async () => {
    const { page, storage, target, text, uses } = await withGuide(engine)
    const texts = { 'body:written1': { ar: text } }
    const written = { kind: 'text' }
    const order = ['called01', 'written1']
    await page({ blocks: { written1: written }, order: ['written1'], texts })
    await page({
      order,
      texts,
      blocks: { written1: written, called01: { kind: 'action', link: target } },
    })
    expect(await uses()).toHaveLength(2)
    await openedDatabase(storage.place).write('product', (trx) => removeTexts(trx, 'ar'))
    expect(await uses()).toMatchObject([{ kind: 'page', subject: '3' }])
  })

  test('FIL-11 is the same in the API, in history and after a translator', async () => {
    const { article, id, omar, text, uses, visitor } = await withGuide(engine)
    const number = await article({})
    const content = async (language: string) =>
      (await visitor.get(`${posts}/${language}/${number}`)).body.article?.content
    expect(await content('en')).toBe(text)
    const other = text.replace(id, `${id}/en/guide.pdf`)
    await omar.post(`${posts}/en/${number}`, { form: { content: other } })
    expect(await content('en')).toBe('<p>See <a>the guide</a>.</p>')
    expect(await uses()).toEqual([])

    const ofFile = (await omar.delete(`/files/${id}`)).body.trash_id
    const restored = await omar.post(`${posts}/${number}/history/1/restore`)
    expect([restored.status, await content('en')]).toEqual([200, text])
    await omar.post(`/trash/${ofFile}/restore`)
    expect(await uses()).toHaveLength(1)

    const sent = (await omar.get('/translations?from=en&to=ar')).text
    const target = '<source>$1</source><target>$1</target>'
    const back = sent.replaceAll('state="initial"', 'state="translated"')
    const file = new File([back.replaceAll(/<source>(.*?)<\/source>/g, target)], 'en-ar.xlf')
    const form = formOf({ file, dry_run: 'false' })
    expect((await omar.post('/translations', { form })).body).toMatchObject({ saved: 2 })
    await omar.post(`${posts}/ar/${number}`, { form: { publish: 'yes' } })
    expect(await content('ar')).toContain(`<a href="/files/${id}">the guide</a>`)
    expect(await uses()).toHaveLength(1)
  })
})
