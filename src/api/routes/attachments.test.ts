import { readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { apiKey, startedApi } from '../../../tests/support/api.ts'
import { applicationOf, offerApplication } from '../../../tests/support/attachments.ts'
import { byLayla, hoursLater, today } from '../../../tests/support/cast.ts'
import { lockedPdf, madePdf } from '../../../tests/support/made-files.ts'
import { postOffice } from '../../../tests/support/mail.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { engines, type EngineName, openedDatabase } from '../../../tests/support/storages.ts'
import { createAttachmentStore } from '../../storage/messages/attachment-store.ts'

const cv = madePdf({ pages: 1, text: 'Fitter of pumps' })
const photo = await plainPicture(60, 40)
  .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

const unavailable = 'Files cannot be taken at the moment. Your message can be sent without them.'

const pdfOf = (name = 'cv.pdf', content = cv) =>
  new File([content], name, { type: 'application/pdf' })
const photoOf = (name = 'rima.jpg') => new File([photo as BlobPart], name, { type: 'image/jpeg' })

async function opened(engine: EngineName, { required = false } = {}) {
  const office = await postOffice(engine)
  const { api, storage, visitor, clock } = office
  clock.now = today
  await offerApplication(storage, { required })
  const omar = await office.signedInAs('Omar')
  const database = openedDatabase(storage.place)
  return {
    ...office,
    database,
    omar,
    messages: async () => (await omar.get('/messages')).body.messages,
    send(files: File[], answers = {}, from = '192.0.2.7', ticket?: string) {
      const form = applicationOf(files, answers, ticket)
      const headers = { 'x-test-address': from }
      return visitor.post('/forms/1/send', { form, headers })
    },
    async read(message: number, id: string, token?: string) {
      const authorization = `Bearer ${token ?? (await office.tokenOf('Omar'))}`
      return api.request(`/messages/${message}/attachments/${id}`, {
        headers: { 'api-key': apiKey, ...(token === '' ? {} : { authorization }) },
      })
    },
    async fillUp(bytes: number, from = '192.0.2.99') {
      await storage.messages.add(
        {
          name: from,
          email: '',
          phone: '',
          message: '',
          language: 'en',
          attachments: [
            {
              id: String(bytes).padStart(25, '0'),
              position: 0,
              field: 'filesof1',
              name: 'x.pdf',
              type: 'pdf',
              bytes,
              sha256: '',
              created_at: clock.now.toISOString(),
            },
          ],
        },
        clock.now,
      )
    },
  }
}

describe.each(engines)('files that visitors send on %s', (engine) => {
  test('FIL-2 are kept by their content, a PDF as it is, a picture upright and bare', async () => {
    const { messages, read, send, storage } = await opened(engine)
    const { status } = await send([pdfOf('C:\\fake\\cv\u202efdp.exe'), photoOf('../../نهر.JPG')])
    expect(status).toBe(201)
    const [message] = await messages()
    expect(message.attachments).toMatchObject([
      { name: 'cvfdp.exe.pdf', type: 'pdf', bytes: cv.length, field: 'filesof1' },
      { name: 'نهر.webp', type: 'webp', field: 'filesof1' },
    ])
    expect(message.answers.at(-1)).toMatchObject({
      kind: 'attachment',
      label: 'Your CV',
      value: 'cvfdp.exe.pdf\nنهر.webp',
    })
    const [first, second] = message.attachments
    const kept = await read(message.id, first.id)
    expect(await kept.text()).toBe(cv)
    const picture = Buffer.from(await (await read(message.id, second.id)).arrayBuffer())
    const metadata = await sharp(picture).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 40, 60])
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual(
      Array(4).fill(undefined),
    )
    expect(picture.readUInt32LE(4) + 8, 'bytes after its end').toBe(picture.length)
    expect(await storage.attachments.files.stored()).toHaveLength(2)
  })

  test('FIL-3 are read by staff, under their message, as files to save', async () => {
    const { clock, messages, read, send, storage, tokenOf } = await opened(engine)
    await send([pdfOf('السيرة (1).pdf')])
    clock.now = hoursLater(1)
    await send([photoOf()])
    const [other, one] = await messages()
    const [{ id }] = one.attachments
    const answer = await read(one.id, id)
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-length': String(cv.length),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('السيرة ')}%281%29.pdf`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    ])
    expect((await read(one.id, id, '')).status).toBe(401)
    expect((await read(other.id, id)).status).toBe(404)
    expect((await read(one.id, 'x')).status).toBe(404)
    await storage.messages.remove([one.id], byLayla())
    expect((await read(one.id, id, await tokenOf('Layla'))).status).toBe(404)
  })

  test('that are neither pictures nor whole PDFs are refused, and leave nothing', async () => {
    const { messages, send, storage } = await opened(engine)
    const refused: [File, number, string][] = [
      [new File(['MZ'], 'cv.pdf'), 400, 'Only images and PDF files can be attached.'],
      [pdfOf('cut.pdf', cv.slice(0, 300)), 400, 'This PDF is broken or protected by a password.'],
      [
        pdfOf('locked.pdf', lockedPdf('read')),
        400,
        'This PDF is broken or protected by a password.',
      ],
      [
        pdfOf('empty.pdf', madePdf({ pages: 0 })),
        400,
        'This PDF is broken or protected by a password.',
      ],
      [
        new File([photo.subarray(0, 300) as BlobPart], 'cut.jpg'),
        400,
        'The image is incomplete or damaged. Upload the original file again.',
      ],
      [pdfOf('large.pdf', cv + ' '.repeat(10 * 1024 ** 2)), 413, 'A file can have up to 10 MB.'],
    ]
    for (const [number, [file, status, error]] of refused.entries()) {
      const answer = await send([photoOf(), file], {}, `198.51.100.${number}`)
      expect([answer.status, answer.body]).toEqual([
        status,
        { error, fields: { 'files[]': error } },
      ])
    }
    const { status, body } = await send([pdfOf(), pdfOf(), pdfOf(), pdfOf()])
    expect([status, Object.keys(body.fields)]).toEqual([400, ['files[]']])
    expect(await messages()).toEqual([])
    expect(await storage.attachments.files.stored()).toEqual([])
  })

  test('leave nothing when their message is to be checked first', async () => {
    const { messages, send, storage } = await opened(engine)
    const { status } = await send([pdfOf()], { nameof01: 'www.a.example' }, '192.0.2.7', '')
    expect(status).toBe(400)
    expect(await messages()).toEqual([])
    expect(await storage.attachments.files.stored()).toEqual([])
  })

  test('MSG-6 are stored once with their message, unless they are other files', async () => {
    const { messages, send, storage } = await opened(engine)
    const sent = await Promise.all([1, 2, 3].map(() => send([pdfOf()])))
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await messages()).toHaveLength(1)
    expect(await storage.attachments.files.stored()).toHaveLength(1)
    await send([pdfOf('cv.pdf', madePdf({ pages: 2, text: 'Newer' }))])
    expect(await messages()).toHaveLength(2)
  })

  test('are refused beyond a day’s or an hour’s amount, and the message comes without', async () => {
    const world = await opened(engine, { required: true })
    const { clock, database, fillUp, messages, send, storage } = world
    expect((await send([])).body.fields).toEqual({ filesof1: 'This field is required' })
    await fillUp(1024 ** 3 - cv.length + 1)
    const { status, body } = await send([pdfOf()])
    expect([status, body]).toMatchObject([503, { error: unavailable }])
    expect(await storage.attachments.files.stored()).toEqual([])
    await fillUp(cv.length - 1)
    expect((await send([])).status).toBe(201)
    expect((await messages())[0].answers).toHaveLength(2)
    clock.now = hoursLater(25)
    expect((await send([pdfOf()])).status).toBe(201)
    await database.writeQuietly('product', (trx) =>
      trx
        .updateTable('attachments')
        .set({ bytes: 30 * 1024 ** 2 })
        .where('bytes', '=', cv.length)
        .execute(),
    )
    expect((await send([photoOf()])).status).toBe(503)
    expect((await send([photoOf()], {}, '192.0.2.8')).status).toBe(201)
    clock.now = hoursLater(27)
    expect((await send([photoOf()])).status).toBe(201)
  })

  test('FIL-14 are refused on a full disk, while their message comes without', async () => {
    const { database, messages, read, send, storage } = await opened(engine, { required: true })
    const { dataFolder, attachments } = storage
    const { files } = attachments
    const fullAt = (name: string) => ({
      ...files,
      async stage() {
        const folder = await files.stage()
        await symlink('/dev/full', join(folder, name))
        return folder
      },
    })
    const sendingTo = async (filesThere: typeof files, freeDisk: number, from: string) => {
      const there = createAttachmentStore(database, filesThere, dataFolder, { freeDisk })
      const changes = { storage: { ...storage, attachments: there } }
      const { visitor } = await startedApi(engine, changes, { of: storage })
      const headers = { 'x-test-address': from }
      return (sent: File[]) => visitor.post('/forms/1/send', { form: applicationOf(sent), headers })
    }
    const fullWhenTheyCome = await sendingTo(fullAt('0'), 0, '198.51.100.1')
    const fullWhenTheyAreKept = await sendingTo(fullAt('content'), 0, '198.51.100.2')
    const nearlyFull = await sendingTo(files, 1, '198.51.100.3')
    const fields = { 'files[]': unavailable }
    for (const sendThere of [fullWhenTheyCome, fullWhenTheyAreKept, nearlyFull]) {
      for (const sent of [[photoOf()], [photoOf(), pdfOf()]]) {
        const { status, body, headers } = await sendThere(sent)
        expect([status, body]).toEqual([503, { error: unavailable, fields }])
        expect(headers.get('retry-after')).toBe('600')
      }
      expect(await messages()).toEqual([])
      expect(await files.stored()).toEqual([])
      expect(await readdir(join(dataFolder, 'attachments/.staging'))).toEqual([])
    }
    expect((await nearlyFull([])).status).toBe(201)
    expect((await send([pdfOf(), photoOf()], { nameof01: 'Samir' })).status).toBe(201)
    const [samirs, rimas] = await messages()
    expect(rimas).toMatchObject({ name: 'Rima', attachments: [] })
    expect(samirs.attachments).toHaveLength(2)
    for (const { id } of samirs.attachments) expect((await read(samirs.id, id)).status).toBe(200)
  })

  test('FIL-5 stay while their message is in the trash, and go when it is purged', async () => {
    const { clock, messages, omar, read, send, storage } = await opened(engine)
    await send([pdfOf()])
    const [{ id: message, attachments }] = await messages()
    const stored = () => storage.attachments.files.stored()
    await omar.delete(`/messages/${message}`)
    const later = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)
    await storage.attachments.sweep(later(2))
    expect(await stored()).toHaveLength(1)
    const [{ id }] = (await omar.get('/trash?kind=message')).body.removed
    await omar.post(`/trash/${id}/restore`)
    expect((await messages())[0].attachments).toEqual(attachments)
    expect((await read(message, attachments[0].id)).status).toBe(200)
    await omar.delete(`/messages/${message}`)
    await storage.trash.purge(new Date(clock.now.getTime() + 40 * 24 * 60 * 60_000))
    await storage.attachments.sweep(later(0))
    expect(await stored()).toEqual([])
  })
})
