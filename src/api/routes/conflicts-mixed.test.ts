import { describe, expect, test } from 'vitest'
import { archive, blankArticle, postsPath } from '../../../tests/support/archive.ts'
import { byLayla, hoursLater, openingInHama } from '../../../tests/support/cast.ts'
import {
  cardsPath,
  expectRefused,
  newsroom,
  readSection,
  saveSection,
} from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'

const about = (text: string) => ({ section_title: { en: text, ar: text } })

describe.each(engines)('Two editors on %s', (engine) => {
  test('of several languages at once keep all of them or none', async () => {
    const { layla, omar, rows } = await newsroom(engine)
    await saveSection(layla, 'aboutUs', about('base'))
    const base_revision = '1'
    await saveSection(layla, 'aboutUs', { section_title: { ar: 'ليلى' } }, { base_revision })
    const before = await rows()
    const { status, body } = await saveSection(omar, 'aboutUs', about('Omar'), { base_revision })
    expect(status).toBe(409)
    expect(body.conflicts).toEqual([
      expect.objectContaining({ language: 'ar', mine: 'Omar', theirs: 'ليلى' }),
    ])
    expect(await rows()).toEqual(before)
  })

  test('of contacts and the place are told of both', async () => {
    const { layla, omar } = await newsroom(engine)
    const phone = (value: string) => [{ type: 'phone', value }]
    const base_revision = '0'
    const laylas = { contacts: phone('033 555 0142'), map_coordinates: { lat: 35, lng: 36 } }
    await saveSection(layla, 'contactUs', laylas, { base_revision })
    const same = await saveSection(omar, 'contactUs', laylas, { base_revision })
    expect([same.status, same.body.content.revision]).toEqual([200, 1])
    const omars = { contacts: phone('033 555 0171'), map_coordinates: { lat: 34, lng: 36 } }
    const { status, body } = await saveSection(omar, 'contactUs', omars, { base_revision })
    expect(status).toBe(409)
    const found = body.conflicts.map(({ field, mine, theirs }: Record<string, unknown>) => [
      field,
      mine,
      theirs,
    ])
    expect(found).toEqual([
      ['contacts', omars.contacts, laylas.contacts],
      ['map_coordinates', omars.map_coordinates, laylas.map_coordinates],
    ])
  })

  test('of a card’s links are told of both', async () => {
    const { layla, omar, addGrowers } = await newsroom(engine)
    await addGrowers()
    const send = (caller: typeof omar, links: object) =>
      caller.post(`${cardsPath}/1?lang=ar`, {
        form: { contacts: JSON.stringify(links), base_revision: '2' },
      })
    expect((await send(layla, { whatsapp: '1' })).status).toBe(200)
    expect((await send(omar, { whatsapp: '1' })).status).toBe(200)
    const { status, body } = await send(omar, { whatsapp: '2' })
    expect([status, body.conflicts]).toEqual([
      409,
      [
        expect.objectContaining({
          field: 'contacts',
          language: 'ar',
          mine: { whatsapp: '2' },
          theirs: { whatsapp: '1' },
        }),
      ],
    ])
  })

  test('cannot make half a card together', async () => {
    const world = await newsroom(engine)
    const { layla, omar, addGrowers } = world
    await addGrowers()
    const path = `${cardsPath}/1?lang=ar`
    const base_revision = '2'
    const emptied = { name: '', description: '', base_revision }
    expect((await layla.post(path, { form: emptied })).status).toBe(200)
    const late = { contacts: '{"whatsapp":"1"}', base_revision }
    await expectRefused(world, () => omar.post(path, { form: late }), [
      400,
      'Please check the highlighted fields.',
      ['name', 'description', 'phone_number'],
    ])
  })

  test('of whom one empties and one writes are told of it', async () => {
    const { layla, omar, openInHama, article } = await archive(engine)
    await openInHama()
    const base_revision = '3'
    await layla.post(`${postsPath}/ar/1`, { form: { title: 'ليلى' } })
    const emptied = { ...blankArticle, base_revision }
    const { status, body } = await omar.post(`${postsPath}/ar/1`, { form: emptied })
    expect([status, body.conflicts]).toEqual([
      409,
      [expect.objectContaining({ field: 'title', language: 'ar', mine: '', theirs: 'ليلى' })],
    ])
    expect((await article()).texts.ar).toEqual({ ...openingInHama.ar, title: 'ليلى' })
    await omar.post(`${postsPath}/en/1`, { form: emptied })
    const late = { title: 'Late', base_revision }
    const other = await layla.post(`${postsPath}/en/1`, { form: late })
    expect([other.status, other.body.conflicts[0].theirs]).toEqual([409, ''])
  })

  test('of whom one resets or brings back and one writes are told of it', async () => {
    const { layla, omar, restore } = await archive(engine)
    for (const text of ['one', 'two']) await saveSection(layla, 'aboutUs', about(text))
    await restore('/sections/aboutUs', 1, layla)
    const late = { section_title: { en: 'Omar' } }
    const restored = await saveSection(omar, 'aboutUs', late, { base_revision: '2' })
    expect([restored.status, restored.body.conflicts[0].theirs]).toEqual([409, 'one'])
    await layla.post('/sections/aboutUs/reset')
    const reset = await saveSection(omar, 'aboutUs', late, { base_revision: '3' })
    expect([reset.status, reset.body.conflicts[0].theirs]).toEqual([409, ''])
    expect((await readSection(omar, 'aboutUs')).section_title).toEqual({ en: '', ar: '' })
  })

  test('of whom one deletes and one writes find it gone', async () => {
    const world = await archive(engine)
    const { layla, omar, openInHama, undo, article } = world
    await openInHama()
    await layla.delete(`${postsPath}/1`)
    const form = { title: 'Late', base_revision: '3' }
    const save = () => omar.post(`${postsPath}/en/1`, { form })
    await expectRefused(world, save, [404, 'Not Found: The requested resource was not found.'])
    await undo()
    const again = await save()
    expect([again.status, again.body.conflicts[0].theirs]).toEqual([409, openingInHama.en.title])
    expect((await article()).texts.en).toEqual(openingInHama.en)
  })

  test('deleting, emptying and writing at once never leave a part', async () => {
    const { layla, omar, visitor, openInHama, article, undo, rows } = await archive(engine)
    await openInHama()
    const answers = await Promise.all([
      layla.delete(`${postsPath}/1`),
      omar.post(`${postsPath}/ar/1`, { form: blankArticle }),
      omar.post(`${postsPath}/en/1`, { form: { title: 'Late' } }),
      layla.delete(`${postsPath}/1`),
    ])
    const [first, emptied, renamed, second] = answers.map(({ status }) => status)
    expect([first, second].toSorted()).toEqual([200, 404])
    expect(await rows()).toMatchObject({ articles: [], article_texts: [], gallery_items: [] })
    await undo()
    const { texts } = await article()
    expect(texts.ar).toEqual(emptied === 200 ? blankArticle : openingInHama.ar)
    expect(texts.en.title).toBe(renamed === 200 ? 'Late' : openingInHama.en.title)
    const { total } = (await visitor.get(`${postsPath}/ar`)).body.pagination
    expect(total).toBe(emptied === 200 ? 0 : 1)
  })

  test('of whom one started before what is still known is asked about all of it', async () => {
    const { omar, storage } = await newsroom(engine)
    await saveSection(omar, 'aboutUs', { section_title: { ar: 'من نحن' } })
    for (let number = 0; number <= 100; number++) {
      await storage.sections.change('aboutUs', { 'section_title.en': `${number}` }, byLayla())
    }
    await storage.trash.purge(hoursLater(30 * 24 + 1))
    const late = { section_title: { ar: 'عنّا' } }
    const refused = await saveSection(omar, 'aboutUs', late, { base_revision: '1' })
    expect(refused.status).toBe(409)
    expect(refused.body.conflicts).toEqual([
      {
        name: 'section_title.ar',
        field: 'section_title',
        language: 'ar',
        mine: 'عنّا',
        theirs: 'من نحن',
        changed_by: { id: null, name: '' },
        changed_at: new Date(0).toISOString(),
      },
    ])
    const base_revision = String(refused.body.revision)
    expect((await saveSection(omar, 'aboutUs', late, { base_revision })).status).toBe(200)
  })

  test('of whom one deletes, resets or brings back without having seen the last save is told', async () => {
    const { layla, omar, openInHama, addGrowers, rows } = await archive(engine)
    await openInHama()
    await addGrowers()
    for (const text of ['one', 'two', 'three']) await saveSection(layla, 'aboutUs', about(text))
    for (const [method, path, revision] of [
      ['POST', `${postsPath}/1/history/1/restore`, 3],
      ['DELETE', `${postsPath}/1`, 4],
      ['DELETE', `${cardsPath}/1`, 2],
      ['POST', '/sections/aboutUs/history/1/restore', 3],
      ['POST', '/sections/aboutUs/reset', 4],
    ] as const) {
      const call = (match: string) => omar.call(method, path, { headers: { 'if-match': match } })
      const before = await rows()
      const { status, body } = await call(`"${revision - 1}"`)
      expect([status, body]).toEqual([
        409,
        { error: 'Someone else has saved changes since you opened this.', revision, conflicts: [] },
      ])
      expect((await call('x')).status).toBe(400)
      expect(await rows()).toEqual(before)
      expect((await call(`"${revision}"`)).status, path).toBe(200)
    }
  })
})
