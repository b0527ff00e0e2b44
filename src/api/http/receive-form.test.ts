import { readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { articlesPath, startedApi } from '../../../tests/support/api.ts'
import { freshFolder } from '../../../tests/support/storages.ts'
import { receiveForm } from './receive-form.ts'

const type = 'multipart/form-data; boundary=b'
const part = (name: string, body: string, filename?: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n${body}\r\n`
const end = '--b--\r\n'

function requestOf(body: BodyInit, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
    duplex: 'half',
  }
  return new Request('http://a.example/', init as RequestInit)
}

function brokenOff(text: string): ReadableStream {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      await wait(5)
      controller.error(new Error('the sender has gone away'))
    },
  })
}

async function refused(request: Request) {
  const folder = await freshFolder()
  const code = await receiveForm(request, async () => folder, { image: 1 }).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )
  const left = await readdir(folder).catch(() => [])
  return { code, left }
}

describe('a form', () => {
  test('is received with its texts and files, whatever their names', async () => {
    const folder = await freshFolder()
    const body =
      part('title', 'افتتاح') +
      part('image', 'bytes', '../../etc/passwd') +
      part('content', '') +
      end
    const form = await receiveForm(requestOf(body), async () => folder, { image: 1 })
    expect(form.fields).toEqual({ title: 'افتتاح', content: '' })
    expect(form.files.image).toEqual([{ path: expect.stringContaining(folder), name: 'passwd' }])
    expect(await readdir(folder)).toEqual(['0'])
    await form.remove()
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
  })

  test.each([
    ['that ends in a file', part('image', 'x'.repeat(200_000), 'a').slice(0, -100_000)],
    ['that ends in a text', part('title', 'text').slice(0, -4)],
    ['that ends in a header', '--b\r\ncontent-disposition: form-da'],
    ['without an end', part('title', 'text')],
    ['without a beginning', 'title=text'],
    ['without anything', ''],
    ['whose second file is cut', part('image', 'x', 'a') + part('images', 'x', 'b').slice(0, -3)],
  ])('%s is refused and nothing of it stays', async (_name, body) => {
    expect(await refused(requestOf(body))).toEqual({ code: 'invalid-body', left: [] })
  })

  test('without a boundary is refused', async () => {
    const request = requestOf(end, { 'content-type': 'multipart/form-data' })
    expect(await refused(request)).toEqual({ code: 'invalid-body', left: [] })
  })

  test('whose sender goes away is refused and nothing of it stays', async () => {
    const body = brokenOff(part('image', 'x'.repeat(300_000), 'a'))
    expect(await refused(requestOf(body))).toEqual({ code: 'invalid-body', left: [] })
  })

  test('that breaks off leaves no file open and no error unheard', async () => {
    const unheard: unknown[] = []
    const listen = (error: unknown) => void unheard.push(error)
    process.on('unhandledRejection', listen)
    onTestFinished(() => void process.off('unhandledRejection', listen))
    const openFiles = async () => (await readdir('/proc/self/fd')).length
    const before = await openFiles()
    for (let round = 0; round < 20; round++) {
      await refused(requestOf(part('image', 'x'.repeat(200_000), 'a').slice(0, -9)))
      await refused(requestOf(brokenOff(part('image', 'x'.repeat(200_000), 'a'))))
    }
    await wait(100)
    expect(unheard).toEqual([])
    expect(await openFiles()).toBeLessThan(before + 10)
  })

  test.each(['/dev/full', '/nowhere/at/all'])(
    'whose file cannot be kept is read to its end, and the store is to blame (%s)',
    async (target) => {
      const folder = await freshFolder()
      await symlink(target, join(folder, '0'))
      const body = part('image', 'x'.repeat(3_000_000), 'a') + part('title', 'text') + end
      const receiving = receiveForm(requestOf(body), async () => folder, { image: 1 })
      await expect(receiving).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    },
  )

  test('whose files have no folder is refused as well', async () => {
    const noFolder = () => Promise.reject(new Error('no folder could be made'))
    const body = part('image', 'x'.repeat(3_000_000), 'a') + end
    const receiving = receiveForm(requestOf(body), noFolder, { image: 1 })
    await expect(receiving).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  })

  test('that says it is larger than 60 MB is not read', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('it was read')
      },
    })
    const request = requestOf(body, { 'content-length': String(60 * 1024 * 1024 + 1) })
    expect(await refused(request)).toEqual({ code: 'too-large', left: [] })
  })

  test('that is larger than it may be and does not say so is cut off', async () => {
    let sent = 0
    const megabyte = new TextEncoder().encode('x'.repeat(1024 * 1024))
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ === 0)
          controller.enqueue(new TextEncoder().encode(part('other', '', 'a').slice(0, -2)))
        else controller.enqueue(megabyte)
      },
    })
    expect(await refused(requestOf(body))).toEqual({ code: 'too-large', left: [] })
    expect(sent).toBeLessThan(70)
  })

  test('of more parts than a form can have is refused', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, number) => part(`field${number}`, '')).join('') + end
    expect((await refused(requestOf(many(20)))).code).toBe('accepted')
    expect((await refused(requestOf(many(21)))).code).toBe('too-many-files')
  })
})

describe('the body of a call that is refused', () => {
  test.each([
    ['application/json', 415],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
    ['multipart/mixed; boundary=b', 415],
    ['multipart/form-data', 400],
  ])('for its type %s leaves nothing', async (contentType, expected) => {
    const { signedInAs, stored, watched } = await startedApi('SQLite')
    const omar = await signedInAs('Omar')
    const before = await stored()
    const headers = { 'content-type': contentType }
    const json = part('title', 'x') + end
    const { status, body } = await omar.post(`${articlesPath()}/en`, { json, headers })
    expect(status).toBe(expected)
    expect(body.error).toMatch(/^[A-Z].+\.$/)
    expect(await stored()).toEqual(before)
    expect([await watched.told(), watched.errors]).toEqual([0, []])
  })

  test.each(['', 'Bearer x'])('is not read for the token %j', async (authorization) => {
    const { api } = await startedApi('SQLite')
    let read = 0
    const body = new ReadableStream({ pull: () => void read++ }, { highWaterMark: 0 })
    const headers = { 'api-key': 'wajha-public', 'content-type': type, authorization }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect((await api.request(`${articlesPath()}/en`, init)).status).toBe(401)
    expect(read).toBe(0)
  })
})
