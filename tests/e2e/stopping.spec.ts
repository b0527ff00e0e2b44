import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { demoFolder } from '../support/demo-data.ts'
import { apiKey, apiOf, copyOf, remove, signIn, startProduct } from '../support/product.ts'

const root = resolve(import.meta.dirname, '../..')
const articles = 'sections/posts/keys/articles/articles/en'
const boundary = 'the-norias-turn'

/** Uploads that have begun: the server has taken their headers and half of their bodies. */
async function beginUploads(address: string, token: string, count: number) {
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#3c6e71' },
  })
    .png()
    .toBuffer()
  return Promise.all(
    Array.from({ length: count }, (_, n) => beginUpload(address, token, n, picture)),
  )
}

async function beginUpload(address: string, token: string, number: number, picture: Buffer) {
  const upload = request(`${address}/api/${articles}`, {
    method: 'POST',
    agent: false,
    headers: {
      'api-key': apiKey,
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      expect: '100-continue',
    },
  })
  upload.flushHeaders()
  await once(upload, 'continue')
  const head = (disposition: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  upload.write(`${head('name="title"')}Begun ${number}\r\n`)
  upload.write(head('name="image"; filename="a.png"'))
  upload.write(picture.subarray(0, 40))
  return { upload, rest: picture.subarray(40) }
}

async function ended({ upload, rest }: { upload: ClientRequest; rest: Buffer }) {
  upload.end(Buffer.concat([rest, Buffer.from(`\r\n--${boundary}--\r\n`)]))
  const [answer] = (await once(upload, 'response')) as [IncomingMessage]
  await json(answer)
  return { status: answer.statusCode, connection: answer.headers.connection }
}

async function isRefused(address: string): Promise<boolean> {
  try {
    await once(get(address, { agent: false }), 'response')
    return false
  } catch {
    return true
  }
}

/** The product as `npm start` runs it, in a process group of its own. */
async function startGroup(dataFolder: string) {
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'error' },
  }) as ChildProcess
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  const found = () => /Site +(http:\S+)/.exec(output)?.[1]
  await expect.poll(found, { timeout: 60_000 }).toBeDefined()
  return { child, address: found() ?? '' }
}

test('OPS-4 a group that is told to stop twice saves every upload that had begun', async () => {
  const dataFolder = await copyOf(demoFolder)
  const { child, address } = await startGroup(dataFolder)
  const exit = once(child, 'exit')
  try {
    const { token } = await signIn(address)
    const uploads = await beginUploads(address, token, 20)
    process.kill(-(child.pid ?? 0), 'SIGTERM')
    await expect.poll(() => isRefused(address)).toBe(true)
    process.kill(-(child.pid ?? 0), 'SIGTERM')
    const answers = await Promise.all(uploads.map(ended))
    expect(answers).toEqual(uploads.map(() => ({ status: 201, connection: 'close' })))
    expect(await exit).toEqual([0, null])
  } finally {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL')
  }
  const again = await startProduct({ dataFolder })
  try {
    const { pagination } = await (await apiOf(again.address)(`${articles}?per_page=100`)).json()
    const { articles: kept } = await (await apiOf(again.address)(`${articles}?per_page=20`)).json()
    expect(kept.map(({ title }: { title: string }) => title).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, number) => `Begun ${number}`).toSorted(),
    )
    expect(pagination.total).toBeGreaterThan(20)
  } finally {
    await again.stop()
    await remove(dataFolder)
  }
})

test('OPS-8 behind a balancer it says that it stops before it does, and proxies may keep its connections', async () => {
  const dataFolder = await copyOf(demoFolder)
  const product = await startProduct({ dataFolder, environment: { STOP_DELAY: '2' } })
  const { address } = product
  const before = await fetch(`${address}/healthz`)
  expect([before.status, before.headers.get('keep-alive')]).toEqual([200, 'timeout=75'])

  const stopped = product.stop()
  for (const path of ['/healthz', '/readyz']) {
    await expect.poll(async () => (await fetch(address + path)).status).toBe(503)
  }
  expect((await fetch(address)).status).toBe(200)
  expect(await stopped).toBe(0)
  await remove(dataFolder)
})
