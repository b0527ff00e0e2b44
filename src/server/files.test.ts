import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { byLayla, hoursLater } from '../../tests/support/cast.ts'
import { docx, pdf, uploadedFile } from '../../tests/support/made-files.ts'
import { openFilesIn } from '../../tests/support/open-files.ts'
import { libraries, type Library, openedLibrary, storageAt } from '../../tests/support/storages.ts'
import type { FileChange } from '../storage/files/file-store.ts'
import type { Storage } from '../storage/create-storage.ts'
import { fileRoutes } from './files.ts'

const named = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=0, must-revalidate',
  'accept-ranges': 'bytes',
}
const catalogue = pdf()

const siteOf = (storage: Storage) =>
  new Hono().route('/files', fileRoutes(storage)).all('*', (c) => c.text('the house', 404))

async function offered(library: Library) {
  const storage = await openedLibrary(library)
  const { dataFolder, files } = storage
  const change = async (bytes: Record<string, Buffer>, titles: object = {}) => {
    const uploads: FileChange['uploads'] = {}
    for (const language of Object.keys(bytes)) {
      uploads[language] = await uploadedFile(dataFolder, bytes[language])
    }
    return { values: { ...titles }, uploads }
  }
  const titles = { 'title.en': "Catalogue (it's new)", 'title.ar': 'دليل المنتجات' }
  const file = await files.add(await change({ en: catalogue, ar: docx() }, titles), byLayla())
  const path = `/files/${file.id}/en/catalogue-it-s-new.pdf`
  const site = siteOf(storage)
  return {
    ...storage,
    file,
    path,
    change,
    ask: (headers: Record<string, string> = {}, method = 'GET', at = path) =>
      site.request(at, { method, headers }),
  }
}

const headersOf = ({ headers }: Response) => Object.fromEntries(headers)
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe.each(libraries)('a file on $engine, in $kind,', (library) => {
  test('FIL-10 shows its first page, also one that was stored before pages were drawn', async () => {
    const { ask, file, files, change } = await offered(library)
    const blob = file.versions.en?.file.id ?? ''
    const at = `/files/${file.id}/en/preview.webp`
    const shown = await ask({}, 'GET', at)
    const etag = `"${blob}"`
    expect(headersOf(shown)).toMatchObject({ 'content-type': 'image/webp', etag })
    expect((await bytesOf(shown)).subarray(8, 12).toString()).toBe('WEBP')
    expect((await ask({ 'if-none-match': etag }, 'GET', at)).status).toBe(304)
    expect((await ask({}, 'GET', at.replace('/en/', '/ar/'))).status).toBe(404)

    const staged = await files.files.stage()
    await files.files.remove(blob)
    await writeFile(join(staged, 'content'), catalogue)
    await files.files.store(staged, blob)
    expect((await ask({}, 'GET', at)).status).toBe(404)
    await files.change(file.id, await change({ en: catalogue }), byLayla())
    expect((await ask({}, 'GET', at)).status).toBe(200)
    expect(await files.files.variants(blob)).toEqual(['content', 'preview.webp'])
  })

  test('FIL-4 is a download with its name, at every status, range and language', async () => {
    const { ask, file } = await offered(library)
    const whole = await ask()
    const etag = `"${file.versions.en?.file.id}"`
    const always = {
      ...named,
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''catalogue-it-s-new.pdf",
      etag,
    }
    const { length } = catalogue
    expect(headersOf(whole)).toEqual({ ...always, 'content-length': String(length) })
    expect(await bytesOf(whole)).toEqual(catalogue)
    const head = await ask({ range: 'bytes=0-1' }, 'HEAD')
    expect([head.status, headersOf(head)]).toEqual([200, headersOf(whole)])
    expect((await bytesOf(head)).length).toBe(0)

    for (const known of [etag, `W/${etag}`, `"a", ${etag}`, '*']) {
      const answer = await ask({ 'if-none-match': known })
      expect([answer.status, headersOf(answer)]).toEqual([304, always])
    }
    expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)

    const arabic = await ask(
      {},
      'GET',
      `/files/${file.id}/ar/${encodeURIComponent('دليل-المنتجات')}.docx`,
    )
    expect(headersOf(arabic)).toMatchObject({
      ...named,
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('دليل-المنتجات')}.docx`,
    })
    expect(await bytesOf(arabic)).toEqual(docx())
  })

  test('FIL-4 is sent in single ranges', async () => {
    const { ask } = await offered(library)
    const { length } = catalogue
    const parts: [string, number, number][] = [
      ['bytes=0-3', 0, 4],
      ['bytes=10-', 10, length],
      ['bytes=-5', length - 5, length],
      [`bytes=${length - 1}-${length + 9}`, length - 1, length],
      [`bytes=-${length + 9}`, 0, length],
    ]
    for (const [range, start, end] of parts) {
      const answer = await ask({ range })
      expect([answer.status, headersOf(answer)], range).toEqual([
        206,
        expect.objectContaining({
          ...named,
          'content-range': `bytes ${start}-${end - 1}/${length}`,
          'content-length': String(end - start),
        }),
      ])
      expect(await bytesOf(answer), range).toEqual(catalogue.subarray(start, end))
    }
    for (const range of [`bytes=${length}-`, 'bytes=-0', 'bytes=999999999999999-']) {
      const answer = await ask({ range })
      expect([answer.status, headersOf(answer)], range).toEqual([
        416,
        expect.objectContaining({ ...named, 'content-range': `bytes */${length}` }),
      ])
    }
    for (const range of ['bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes=a-b']) {
      expect((await ask({ range })).status, range).toBe(200)
    }
    expect((await ask({ range: 'bytes=0-3', 'if-range': '"an older one"' })).status).toBe(200)
  })

  test('FIL-7 is found by its id and any name, and the next request has its new version', async () => {
    const { ask, change, file, files, path, place, dataFolder, bucketPlace } =
      await offered(library)
    const to = async (at: string) => {
      const answer = await ask({}, 'GET', at)
      return [answer.status, answer.headers.get('location')]
    }
    expect(await to(`/files/${file.id}`)).toEqual([302, path])
    expect(await to(`/files/${file.id}/en/old-name.pdf`)).toEqual([301, path])
    const second = pdf()
    const other = siteOf(await storageAt(place, dataFolder, bucketPlace))
    expect(await bytesOf(await other.request(path))).toEqual(catalogue)
    const before = (await ask()).headers.get('etag') ?? ''
    await files.change(file.id, await change({ en: second }), byLayla(hoursLater(1)))
    expect(await bytesOf(await ask({ 'if-none-match': before }))).toEqual(second)
    expect(await bytesOf(await other.request(path))).toEqual(second)

    for (const gone of [
      `/files/${'0'.repeat(32)}`,
      `/files/${file.id}/fr/catalogue.pdf`,
      `/files/${file.id}/en`,
      `/files/${file.versions.en?.file.id}/content`,
      '/files/installation',
      '/files/../installation',
    ]) {
      expect((await to(gone))[0], gone).toBe(404)
    }
    await files.remove(file.id, byLayla(hoursLater(2)))
    const answer = await ask()
    expect([answer.status, await answer.text()]).toEqual([404, 'the house'])
    expect((await to(`/files/${file.id}`))[0]).toBe(404)
  })
})

async function largeFile(bytes: number) {
  const storage = await openedLibrary(libraries[0])
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, ' '), pdf()])
  const upload = await uploadedFile(storage.dataFolder, large)
  const change = { values: { 'title.en': 'Large' }, uploads: { en: upload } }
  const { id } = await storage.files.add(change, byLayla())
  return { storage, site: siteOf(storage), path: `/files/${id}/en/large.pdf`, size: large.length }
}

test('neither HEAD nor a visitor who leaves keeps a file open', async () => {
  const { storage, site, path, size } = await largeFile(500_000)
  const head = await site.request(path, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(size))
  const left = await site.request(path)
  const reader = left.body?.getReader()
  expect((await reader?.read())?.value?.byteLength).toBeLessThan(100_000)
  expect(await openFilesIn(storage.files.files.location)).toBe(1)
  await reader?.cancel()
  expect(await openFilesIn(storage.files.files.location)).toBe(0)
})

test('FIL-13 twenty who read a large file slowly hold little of it', async () => {
  const { site, path } = await largeFile(5_000_000)
  const before = process.memoryUsage().arrayBuffers
  const readers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { body } = await site.request(path)
      return body?.getReader()
    }),
  )
  for (let chunk = 0; chunk < 3; chunk += 1) await Promise.all(readers.map((one) => one?.read()))
  const held = process.memoryUsage().arrayBuffers - before
  expect(held / 1024 ** 2).toBeLessThan(16)
  await Promise.all(readers.map((one) => one?.cancel()))
})
