import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { apiKey } from '../../../tests/support/api.ts'
import { byLayla, hoursLater, today } from '../../../tests/support/cast.ts'
import { lockedPdf, madePdf } from '../../../tests/support/made-files.ts'
import { postOffice } from '../../../tests/support/mail.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { engines, type EngineName, openedDatabase } from '../../../tests/support/storages.ts'

const cv = madePdf({ pages: 1, text: 'Fitter of pumps' })
const photo = await plainPicture(60, 40)
  .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()
const rimas = { nameof01: 'Rima', emailof1: 'rima@farm.example' }

const pdfOf = (name = 'cv.pdf', content = cv) =>
  new File([content], name, { type: 'application/pdf' })
const photoOf = (name = 'rima.jpg') => new File([photo as BlobPart], name, { type: 'image/jpeg' })

async function opened(engine: EngineName, { required = false } = {}) {
  const office = await postOffice(engine)
  const { api, storage, visitor, clock } = office
  clock.now = today
  const values = {
    order: ['nameof01', 'emailof1', 'filesof1'],
    'field:nameof01': { kind: 'line', required: true, role: 'name' },
    'field:emailof1': { kind: 'email', required: true, role: 'email' },
    'field:filesof1': { kind: 'attachment', required, most: 3 },
    'title.en': 'Apply',
    'label:nameof01.en': 'Name',
    'label:emailof1.en': 'Email',
    'label:filesof1.en': 'Your CV',
  }
  await storage.forms.create(values, byLayla())
  const omar = await office.signedInAs('Omar')
  const database = openedDatabase(storage.place)
  const answersOf = (answers: object) => JSON.stringify({ ...rimas, ...answers })
  return {
    ...office,
    database,
    omar,
    messages: async () => (await omar.get('/messages')).body.messages,
    send(files: File[], answers = {}, from = '192.0.2.7', ticket?: string) {
      const form = new FormData()
      if (ticket !== undefined) form.append('ticket', ticket)
      form.append('language', 'en')
      form.append('answers', answersOf(answers))
      for (const file of files) form.append('files[]', file)
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
    const unavailable = {
      error: 'Files cannot be taken at the moment. Your message can be sent without them.',
    }
    expect((await send([])).body.fields).toEqual({ filesof1: 'This field is required' })
    await fillUp(1024 ** 3 - cv.length + 1)
    const { status, body } = await send([pdfOf()])
    expect([status, body]).toMatchObject([503, unavailable])
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
