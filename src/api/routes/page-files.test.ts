import { describe, expect, test } from 'vitest'
import { openedFiles } from '../../../tests/support/files.ts'
import { fileIn, pdf } from '../../../tests/support/made-files.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

const arabic = pdf()
const unknown = 'f'.repeat(32)

async function offering(engine: EngineName) {
  const world = await openedFiles(engine)
  const { omar, visitor } = world
  const file = await world.add('Catalogue')
  const downloads = (ids: string[]) => ({
    kind: 'downloads',
    items: ids.map((id, index) => ({ id: `item${1000 + index}`, file: id })),
  })
  const page = (ids: string[]) => ({
    status: 'published',
    title: { en: 'Downloads', ar: 'تنزيلات' },
    slug: { en: 'downloads', ar: 'downloads-ar' },
    blocks: { offered1: downloads(ids) },
    texts: { 'heading:offered1': { en: 'Manuals' }, 'note:item1000': { en: 'For 2026' } },
  })
  const { body } = await omar.post('/pages', { json: page([file.id]) })
  return {
    ...world,
    file,
    page,
    id: body.page.id as number,
    uses: async () => (await world.read(file.id)).uses,
    blocksIn: async (language: string, slug: string) =>
      (await visitor.get(`/public/pages/${language}/${slug}`)).body.page.blocks,
    restore: (trashId: number) => omar.post(`/trash/${trashId}/restore`),
  }
}

describe.each(engines)('A file that a page offers on %s', (engine) => {
  test('FIL-8 is used there, and is not deleted before the page lets it go', async () => {
    const { file, id, omar, uses } = await offering(engine)
    const use = {
      kind: 'page',
      subject: String(id),
      section: null,
      field: 'blocks',
      titles: { en: 'Downloads', ar: 'تنزيلات' },
    }
    expect(await uses()).toEqual([use])
    const refused = await omar.delete(`/files/${file.id}`)
    expect([refused.status, refused.body.error]).toEqual([409, messages.fileInUse])
    expect((await omar.post(`/pages/${id}/duplicate`)).status).toBe(201)
    expect(await uses()).toHaveLength(2)
    await omar.post(`/pages/${id}`, { json: { blocks: { offered1: null }, order: [] } })
    expect(await uses()).toHaveLength(1)
  })

  test('FIL-8 is used again by a page that comes back, whichever of both comes first', async () => {
    const { blocksIn, file, id, omar, restore, uses } = await offering(engine)
    const ofPage = (await omar.delete(`/pages/${id}`)).body.trash_id
    expect(await uses()).toEqual([])
    const ofFile = (await omar.delete(`/files/${file.id}`)).body.trash_id
    expect((await restore(ofPage)).status).toBe(200)
    expect(await blocksIn('en', 'downloads')).toEqual([])
    expect((await restore(ofFile)).status).toBe(200)
    expect(await blocksIn('en', 'downloads')).toHaveLength(1)
    expect(await uses()).toHaveLength(1)
    expect((await omar.delete(`/files/${file.id}`)).status).toBe(409)
  })

  test('FIL-9 is read in the language of the page, else in another that is named', async () => {
    const { add, blocksIn, change, file, id, omar } = await offering(engine)
    const other = await add('كتيّب', pdf(), 'ar')
    await change(file.id, { 'title.ar': 'الدليل', 'file.ar': fileIn(arabic) })
    const items = [file, other].map(({ id: one }, index) => ({
      id: `item${1000 + index}`,
      file: one,
    }))
    await omar.post(`/pages/${id}`, {
      json: { blocks: { offered1: { kind: 'downloads', items } } },
    })
    const offered = async (language: string, slug: string) =>
      (await blocksIn(language, slug))[0].items.map(
        (item: { offered: { title: string; language: string } }) => item.offered,
      )
    expect(await offered('en', 'downloads')).toMatchObject([
      { title: 'Catalogue', language: 'en', address: `/files/${file.id}/en/catalogue.pdf` },
      { title: 'كتيّب', language: 'ar' },
    ])
    expect(await offered('ar', 'downloads-ar')).toMatchObject([
      { title: 'الدليل', language: 'ar', type: 'pdf', pages: 1, bytes: arabic.length },
      { title: 'كتيّب', language: 'ar' },
    ])
  })

  test('FIL-9 is one of at most 24 that are in the library', async () => {
    const { file, omar, page } = await offering(engine)
    const saved = async (ids: string[]) => {
      const { status, body } = await omar.post('/pages', {
        json: { ...page(ids), slug: undefined },
      })
      return [status, body.fields]
    }
    expect(await saved([file.id, unknown])).toEqual([
      400,
      { 'block:offered1': messages.fileNotInLibrary },
    ])
    expect((await saved(['catalogue']))[0]).toBe(400)
    expect((await saved(Array(25).fill(file.id)))[0]).toBe(400)
    expect((await saved(Array(24).fill(file.id)))[0]).toBe(201)
  })
})
