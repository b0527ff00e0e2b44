import { readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { TestApi } from '../../../tests/support/api.ts'

import { hoursLater, today } from '../../../tests/support/cast.ts'
import { openedFiles } from '../../../tests/support/files.ts'
import { docx, fileIn, lockedPdf, pdf } from '../../../tests/support/made-files.ts'
import { french } from '../../../tests/support/newsroom.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

describe.each(engines)('The library of files on %s', (engine) => {
  test('FIL-15 has what Omar uploads, newest first, by page and words of any title', async () => {
    const { add, change, clock, found, omar, send } = await openedFiles(engine)
    const catalogue = await add('Catalogue 2026')
    clock.now = hoursLater(1)
    const both = await send({
      'title.en': 'Price list',
      'file.en': fileIn(pdf()),
      'title.ar': 'قائمة الأسعار',
      'file.ar': fileIn(docx(), 'prices.exe'),
    })
    expect(both.status).toBe(201)
    expect(both.body.file).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      added_at: hoursLater(1).toISOString(),
      added_by: 'Omar',
      versions: {
        en: {
          title: 'Price list',
          type: 'pdf',
          bytes: expect.any(Number),
          pages: 1,
          preview: `/files/${both.body.file.id}/en/preview.webp`,
          address: `/files/${both.body.file.id}/en/price-list.pdf`,
        },
        ar: {
          title: 'قائمة الأسعار',
          type: 'docx',
          bytes: docx().length,
          pages: null,
          preview: null,
          address: `/files/${both.body.file.id}/ar/${encodeURIComponent('قائمة-الأسعار')}.docx`,
        },
      },
      revision: 1,
    })
    expect(await found()).toEqual(['Price list', 'Catalogue 2026'])
    expect(await found('?page=2&limit=1')).toEqual(['Catalogue 2026'])
    expect(await found('?q=اسعار')).toEqual(['Price list'])
    expect(await found('?q=catal')).toEqual(['Catalogue 2026'])
    expect(await found('?missing=ar')).toEqual(['Catalogue 2026'])
    expect((await omar.get('/files?missing=fr')).status).toBe(400)
    await change(catalogue.id, { 'title.ar': 'دليل', 'file.ar': fileIn(pdf()) })
    expect(await found('?missing=ar')).toEqual([])
    expect((await omar.get('/files')).body.pagination.total).toBe(2)
    const locked = await send({ 'title.en': 'Locked', 'file.en': fileIn(lockedPdf('read')) })
    expect(locked.body.file.versions.en).toMatchObject({ type: 'pdf', pages: null, preview: null })
  })

  test('FIL-15 has room for 5,000 files', async () => {
    const { add, omar, send, storage } = await openedFiles(engine)
    const { id } = await add('Catalogue')
    const shared = { added_at: today.toISOString(), added_by: '', added_by_key: null, revision: 1 }
    const numbers = Array.from({ length: 4_999 }, (_, number) => number.toString(16))
    const rows = numbers.map((number) => ({ ...shared, id: number.padStart(32, '0') }))
    await openedDatabase(storage.place).write('product', async (trx) => {
      for (let at = 0; at < rows.length; at += 1_000) {
        await trx
          .insertInto('files')
          .values(rows.slice(at, at + 1_000))
          .execute()
      }
    })
    const last = () => send({ 'title.en': 'One more', 'file.en': fileIn(pdf()) })
    const { status, body } = await last()
    expect([status, body.error]).toEqual([400, 'The library has no room for more files.'])
    await omar.delete(`/files/${id}`)
    expect((await last()).status).toBe(201)
  })

  test('FIL-1 takes nothing that is not wholly a file, a title and a language', async () => {
    const { add, change, found, send, storage } = await openedFiles(engine)
    const page = fileIn('<html><script>alert(1)</script></html>')
    const wrong = 'The file is not a whole PDF, docx, xlsx or zip file, or it has macros.'
    const refused: [Record<string, string | Blob>, number, string, object?][] = [
      [{ 'title.en': 'Page', 'file.en': page }, 400, wrong],
      [
        { 'title.en': 'A', 'file.en': fileIn(pdf()), 'title.ar': 'ب', 'file.ar': page },
        400,
        wrong,
        { 'file.ar': wrong },
      ],
      [{ 'title.en': 'A' }, 400, 'This field is required', { 'file.en': expect.any(String) }],
      [
        { 'file.en': fileIn(pdf()) },
        400,
        'This field is required',
        { 'title.en': expect.any(String) },
      ],
      [{ 'title.fr': 'A', 'file.fr': fileIn(pdf()) }, 400, 'This language does not exist.'],
      [{ 'title.en': 'A', 'file.en': fileIn(pdf()), name: 'a' }, 400, expect.any(String)],
      [
        { 'title.en': 'A', 'file.en': fileIn(pdf()), image: fileIn(pdf()) },
        400,
        expect.any(String),
      ],
      [{ 'title.en': 'A', 'file.en.x': fileIn(pdf()) }, 400, expect.any(String)],
      [{ 'title.en': 'a'.repeat(201), 'file.en': fileIn(pdf()) }, 400, expect.any(String)],
      [{}, 400, 'A file needs a version in at least one language.'],
      [
        { 'title.en': 'A', 'file.en': fileIn(Buffer.alloc(25 * 1024 * 1024 + 1)) },
        413,
        'A file can have up to 25 MB.',
      ],
    ]
    for (const [fields, status, error, named] of refused) {
      const answer = await send(fields)
      const { error: told, fields: wrongFields } = answer.body
      expect([answer.status, told, named && wrongFields]).toEqual([status, error, named])
    }
    expect(await found()).toEqual([])
    const { id } = await add('Catalogue')
    expect((await change(id, { 'file.en': page })).body.error).toBe(wrong)
    expect((await change(id, { remove: '["en"]' })).status).toBe(400)
    expect((await change(id, { remove: '["fr"]' })).body.error).toBe(
      'This language does not exist.',
    )
    expect((await change(id, { 'title.en': '' })).status).toBe(400)
    expect((await change('0'.repeat(32), { 'title.en': 'A' })).status).toBe(404)
    expect(await found()).toEqual(['Catalogue'])
    expect(await staged(storage)).toEqual([])
  })

  test('25 MB are taken', async () => {
    const { add } = await openedFiles(engine)
    const [begin, end] = [Buffer.from('%PDF-1.7\n'), Buffer.from('%%EOF')]
    const bytes = 25 * 1024 * 1024
    const large = Buffer.concat([begin, Buffer.alloc(bytes - begin.length - end.length, ' '), end])
    expect((await add('Large', large)).versions.en.bytes).toBe(bytes)
  })

  test('keeps titles and versions of two who change different ones, with history', async () => {
    const { add, change, omar, layla, read } = await openedFiles(engine)
    const first = pdf()
    const { id } = await add('Catalogue', first)
    const arabic = { 'title.ar': 'دليل', 'file.ar': fileIn(docx()), base_revision: '1' }
    expect((await change(id, arabic)).status).toBe(200)
    const english = { 'file.en': fileIn(pdf()), base_revision: '1' }
    expect((await change(id, english, layla)).body.file).toMatchObject({
      versions: { en: { title: 'Catalogue', type: 'pdf' }, ar: { title: 'دليل', type: 'docx' } },
      revision: 3,
    })
    const late = await change(id, { 'title.ar': 'كتيّب', base_revision: '1' })
    expect([late.status, late.body.conflicts]).toMatchObject([
      409,
      [{ field: 'title', language: 'ar', mine: 'كتيّب', theirs: 'دليل' }],
    ])
    expect(late.body.document).toEqual((await read(id)).file)
    const lost = await change(id, { remove: '["en"]', base_revision: '2' })
    expect([lost.status, lost.body.conflicts]).toMatchObject([409, [{ name: 'file.en' }]])

    expect((await change(id, { remove: '["ar"]' })).body.file.versions).toEqual({
      en: expect.anything(),
    })
    const { revisions } = (await omar.get(`/files/${id}/history`)).body
    expect(revisions.map(({ action }: { action: string }) => action)).toEqual([
      'change',
      'change',
      'change',
      'create',
    ])
    const { values } = (await omar.get(`/files/${id}/history/1`)).body
    expect(values).toMatchObject({ title: { en: 'Catalogue' }, file: { en: { type: 'pdf' } } })
    expect((await omar.post(`/files/${id}/history/2/restore`)).status).toBe(200)
    expect((await read(id)).file.versions).toMatchObject({
      en: { bytes: first.length },
      ar: { type: 'docx' },
    })
  })

  test('FIL-7 the trash and the history bring earlier versions back, and keep their bytes', async () => {
    const { add, change, found, omar, read, storage } = await openedFiles(engine)
    const [first, second] = [pdf(), pdf()]
    const { id } = await add('Catalogue', first)
    await change(id, { 'file.en': fileIn(second) })
    const { file: before } = await read(id)
    const { trash_id } = (await omar.delete(`/files/${id}`)).body
    expect(await found()).toEqual([])
    expect((await omar.get(`/files/${id}`)).status).toBe(404)
    const { removed } = (await omar.get('/trash?kind=file')).body
    expect(removed).toMatchObject([
      { id: trash_id, subject: id, names: [{ language: 'en', name: 'Catalogue' }] },
    ])
    await sweptTwice(storage, hoursLater(24 * 29))
    expect((await omar.post(`/trash/${trash_id}/restore`)).status).toBe(200)
    expect((await read(id)).file).toEqual({ ...before, revision: expect.any(Number) })
    expect(await bytesOf(storage, id)).toEqual(second)
    expect((await omar.post(`/files/${id}/history/1/restore`)).status).toBe(200)
    expect(await bytesOf(storage, id)).toEqual(first)
  })

  test('what nothing refers to any more is swept, after an hour and thirty days', async () => {
    const { add, omar, storage } = await openedFiles(engine)
    const bytes = pdf()
    const { id } = await add('Catalogue', bytes)
    const copy = await add('The same', bytes)
    await omar.delete(`/files/${id}`)
    await storage.trash.purge(hoursLater(24 * 31))
    await sweptTwice(storage, hoursLater(24 * 31))
    expect(await bytesOf(storage, copy.id)).toEqual(bytes)
    await omar.delete(`/files/${copy.id}`)
    await storage.trash.purge(hoursLater(24 * 31))
    await storage.files.sweep(hoursLater(24 * 31))
    expect(await storage.files.files.stored()).toHaveLength(1)
    await storage.files.sweep(hoursLater(24 * 62))
    expect(await storage.files.files.stored()).toEqual([])
    const { db } = openedDatabase(storage.place)
    expect(await db.selectFrom('blobs').selectAll().execute()).toEqual([])
    expect((await add('Once more', bytes)).versions.en.bytes).toBe(bytes.length)
  })

  test('FIL-8 names the pages that offer a file, and keeps it while they do', async () => {
    const { add, found, omar, read, storage } = await openedFiles(engine)
    const { id } = await add('Catalogue')
    await add('Price list')
    const { page } = (await omar.post('/pages', { json: { title: { en: 'For dealers' } } })).body
    const { write } = openedDatabase(storage.place)
    const offer = { page_id: page.id, file_id: id }
    await write('product', (trx) => trx.insertInto('page_files').values(offer).execute())
    const uses = [
      {
        kind: 'page',
        subject: String(page.id),
        section: null,
        field: 'blocks',
        titles: { en: 'For dealers' },
      },
    ]
    expect((await read(id)).uses).toEqual(uses)
    expect(await found('?unused=true')).toEqual(['Price list'])
    const refused = await omar.delete(`/files/${id}`)
    expect([refused.status, refused.body]).toEqual([409, { error: 'The file is in use.', uses }])
    await omar.delete(`/pages/${page.id}`)
    expect((await read(id)).uses).toEqual([])
    expect((await omar.delete(`/files/${id}`)).status).toBe(200)
  })

  test('FIL-9 is shown in the language of a page, else the default one, else the first', async () => {
    const { add, change, layla, storage } = await openedFiles(engine)
    await layla.post('/languages', { json: french })
    const both = await add('Catalogue')
    await change(both.id, { 'title.ar': 'دليل', 'file.ar': fileIn(docx()) })
    const arabic = await add('أسعار', pdf(), 'ar')
    const ids = [both.id, arabic.id, '0'.repeat(32)]
    const titles = async (language: string) => {
      const shown = await storage.files.shown(ids, language)
      return [...shown.values()].map((file) => [file.title, file.language])
    }
    const ofOther = ['أسعار', 'ar']
    expect(new Set(await titles('ar'))).toEqual(new Set([['دليل', 'ar'], ofOther]))
    expect(new Set(await titles('fr'))).toEqual(new Set([['Catalogue', 'en'], ofOther]))
    expect((await storage.files.shown([both.id], 'ar')).get(both.id)).toEqual({
      id: both.id,
      address: `/files/${both.id}/ar/${encodeURIComponent('دليل')}.docx`,
      title: 'دليل',
      language: 'ar',
      type: 'docx',
      bytes: docx().length,
      pages: null,
    })
    const { id } = await storage.languages.get('ar')
    await layla.call('PATCH', `/languages/${id}`, { json: { status: 'pending' } })
    expect(await titles('fr')).toEqual([['Catalogue', 'en']])
  })

  test('FIL-14 on a full disk answers 503, and leaves no row', async () => {
    const { found, send, storage } = await openedFiles(engine)
    await rm(join(storage.dataFolder, 'files/.staging'), { recursive: true })
    await symlink('/dev/full', join(storage.dataFolder, 'files/.staging'))
    const answer = await send({ 'title.en': 'Catalogue', 'file.en': fileIn(pdf()) })
    expect([answer.status, answer.body.error]).toEqual([503, messages.unavailable])
    expect(await found()).toEqual([])
    const { db } = openedDatabase(storage.place)
    expect(await db.selectFrom('blobs').selectAll().execute()).toEqual([])
  })

  test('is open to editors and keys for content, and to no visitor', async () => {
    const { add, layla, visitor } = await openedFiles(engine)
    const { id } = await add('Catalogue')
    for (const path of ['/files', `/files/${id}`]) {
      expect((await visitor.get(path)).status).toBe(401)
      expect((await layla.get(path)).status).toBe(200)
    }
    expect((await visitor.delete(`/files/${id}`)).status).toBe(401)
  })
})

async function bytesOf({ files }: TestApi['storage'], id: string): Promise<Buffer | undefined> {
  const { versions } = await files.get(id)
  const found = await files.files.read(versions.en?.file.id ?? '', 'content')
  return found && buffer(found.content())
}

async function sweptTwice({ files }: TestApi['storage'], now: Date): Promise<void> {
  await files.sweep(now)
  await files.sweep(new Date(now.getTime() + 30 * 24 * 60 * 60 * 1_000))
}

const staged = ({ dataFolder }: TestApi['storage']) => readdir(join(dataFolder, 'files/.staging'))
