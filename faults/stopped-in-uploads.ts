import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { Figure } from '../bench/figure.ts'
import { apiKey, apiOf, layla, signIn } from '../tests/support/product.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import type { Place } from './place.ts'

const id = 'OPS-4'
const count = 20
const pieces = 8
const most = 25
const root = resolve(import.meta.dirname, '..')
const path = 'sections/posts/keys/articles/articles/en'
const boundary = 'the-norias-turn'

export const stoppedInUploads: Experiment = { id, what: 'stopped during uploads', engines, run }

async function run({ isShort, newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  const { child, address } = await startGroup(place)
  const exit = once(child, 'exit')
  const group = -(child.pid ?? 0)
  const cut = setTimeout(() => process.kill(group, 'SIGKILL'), 30_000)
  const { token } = await signIn(address)
  const picture = await plainPicture().png().toBuffer()
  const uploads = await Promise.all(
    Array.from({ length: count }, (_, number) => begin(address, token, `Begun ${number}`)),
  )
  const sending = uploads.map((upload) => send(upload, picture, isShort ? 2 : 8))
  const told = performance.now()
  process.kill(group, 'SIGTERM')
  await refused(address)
  // The last of them find the server at work on what they interrupt.
  const again = setInterval(() => process.kill(group, 'SIGTERM'), 50)
  const statuses = await Promise.all(sending).finally(() => clearInterval(again))
  const [code] = (await exit) as [number | null]
  clearTimeout(cut)
  const seconds = (performance.now() - told) / 1000
  const saved = statuses.filter((status) => status === 201).length
  const unit = ''
  return [
    {
      id,
      what: `of ${count} uploads begun before, saved`,
      value: saved,
      unit,
      goal: { least: count },
      ...(saved < count && { note: `answered ${statuses.join(', ')}` }),
    },
    {
      id,
      what: 'of these, there after a start',
      value: await kept(place, token),
      unit,
      goal: { least: count },
    },
    { id, what: 'exit code', value: code ?? Number.NaN, unit, goal: { most: 0 } },
    { id: 'L8', what: 'ended after', value: seconds, unit: 's', goal: { most } },
  ]
}

/** The product as `npm start` runs it, in a process group of its own. */
async function startGroup({ dataFolder, environment }: Place) {
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...environment,
      PORT: '0',
      DATA_DIR: dataFolder,
      ADMIN_EMAIL: layla.email,
      ADMIN_PASSWORD: layla.password,
      LOG_LEVEL: 'error',
      BACKUP_AT: 'off',
    },
  })
  const ended = new AbortController()
  child.once('exit', () => ended.abort())
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(60_000)])
  let output = ''
  try {
    for (;;) {
      const [chunk] = (await once(child.stderr, 'data', { signal })) as [Buffer]
      output += chunk
      const address = /Site +(http:\S+)\s/.exec(output)?.[1]
      if (address) return { child, address }
    }
  } catch (cause) {
    if (!ended.signal.aborted) process.kill(-(child.pid ?? 0), 'SIGKILL')
    throw new Error(`the product did not start:\n${output}`, { cause })
  }
}

async function begin(address: string, token: string, title: string): Promise<ClientRequest> {
  const upload = request(`${address}/api/${path}`, {
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
  upload.write(`${head('name="title"')}${title}\r\n${head('name="image"; filename="a.png"')}`)
  return upload
}

async function send(upload: ClientRequest, picture: Buffer, seconds: number) {
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>
  const size = Math.ceil(picture.length / pieces)
  for (let piece = 0; piece < pieces; piece++) {
    await wait((seconds * 1000) / pieces)
    upload.write(picture.subarray(piece * size, (piece + 1) * size))
  }
  upload.end(`\r\n--${boundary}--\r\n`)
  const [answer] = await answered
  await json(answer)
  return answer.statusCode
}

async function refused(address: string): Promise<void> {
  for (;;) {
    try {
      await once(get(address, { agent: false }), 'response')
    } catch {
      return
    }
  }
}

async function kept(place: Place, token: string): Promise<number> {
  const { address } = await place.start()
  const answer = await apiOf(address, token)(`${path}?per_page=100`)
  const { articles } = (await answer.json()) as { articles: { title: string; image: string }[] }
  const pictures = articles.map(({ image }) => fetch(address + image))
  return (await Promise.all(pictures)).filter(({ ok }) => ok).length
}

function plainPicture() {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#3c6e71' } })
}
