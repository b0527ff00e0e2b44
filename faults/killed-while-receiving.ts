import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { madePdf } from '../tests/support/made-files.ts'
import { uniquePicture } from '../tests/support/pictures.ts'
import { type Api, apiKey, apiOf, signIn } from '../tests/support/product.ts'
import { chanceFrom } from './chance.ts'
import { engines, type Experiment, type Given } from './experiment.ts'

const id = 'MSG-5'
const manyVisitors = { TRUSTED_PROXIES: '127.0.0.1' }
const perRound = 25
const senders = 6
const fewest = 5
const longest = 1_000
const filesOfEach = 2

export const killedWhileReceiving: Experiment = {
  id,
  what: 'killed while it receives files',
  engines,
  run,
}

type Found = { name: string; id: number; attachments: { id: string; bytes: number }[] }

async function run({ isShort, newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  const rounds = isShort ? 1 : 20
  const chance = chanceFrom(rounds)
  const acknowledged: string[] = []
  let product = await place.start(manyVisitors)
  const { token } = await signIn(product.address)
  const form = await newForm(apiOf(product.address, token))
  let sent = 0
  for (let round = 0; round < rounds; round++) {
    const { address } = product
    const killed = new AbortController()
    const before = acknowledged.length
    const end = sent + perRound
    const over = new AbortController()
    const senderLoops = Array.from({ length: senders }, async () => {
      while (sent < end && !killed.signal.aborted) {
        const name = `Rima ${sent++}`
        if (await isTaken(address, form, name, sent)) acknowledged.push(name)
      }
    })
    const sending = Promise.all(senderLoops).finally(() => over.abort())
    while (acknowledged.length < before + fewest && !over.signal.aborted) await wait(10)
    await wait(chance() * longest)
    killed.abort()
    await product.kill()
    await sending
    product = await place.start(manyVisitors)
  }
  const found = await messagesIn(apiOf(product.address, token))
  const names = new Set(found.map(({ name }) => name))
  const whole: number[] = []
  for (const one of found) whole.push(await readableFiles(product.address, token, one))
  const what = `of ${acknowledged.length} acknowledged before ${rounds} kills, lost`
  const lost = acknowledged.filter((name) => !names.has(name)).length
  const half = found.filter(({ attachments }) => attachments.length !== filesOfEach).length
  const empty = found.reduce(
    (sum, { attachments }, index) => sum + attachments.length - (whole[index] ?? 0),
    0,
  )
  return [
    { id, what, value: lost, unit: '', goal: { most: 0 } },
    { id, what: 'messages with some of their files', value: half, unit: '', goal: { most: 0 } },
    { id, what: 'rows without their file', value: empty, unit: '', goal: { most: 0 } },
  ]
}

async function newForm(api: Api): Promise<number> {
  const json = {
    title: { en: 'Apply' },
    order: ['nameof01', 'filesof1'],
    fields: {
      nameof01: { kind: 'line', required: true, role: 'name' },
      filesof1: { kind: 'attachment', required: true, most: filesOfEach },
    },
    texts: { 'label:nameof01': { en: 'Name' }, 'label:filesof1': { en: 'Files' } },
  }
  const headers = { 'content-type': 'application/json' }
  const answer = await api('forms', { method: 'POST', headers, body: JSON.stringify(json) })
  return (await answer.json()).form.id
}

async function isTaken(
  address: string,
  form: number,
  name: string,
  network: number,
): Promise<boolean> {
  const body = new FormData()
  body.append('language', 'en')
  body.append('answers', JSON.stringify({ nameof01: name }))
  body.append('files[]', new File([madePdf({ pages: 1, text: name })], 'cv.pdf'))
  body.append('files[]', new File([(await uniquePicture()) as BlobPart], 'rima.jpg'))
  const from = `198.18.${Math.floor(network / 250)}.${(network % 250) + 1}`
  const headers = { 'api-key': apiKey, 'x-forwarded-for': from }
  try {
    const answer = await fetch(`${address}/api/forms/${form}/send`, {
      method: 'POST',
      headers,
      body,
    })
    await answer.json()
    return answer.status === 201
  } catch {
    return false
  }
}

async function messagesIn(api: Api): Promise<Found[]> {
  const all: Found[] = []
  for (let page = 1; ; page++) {
    const { messages } = await (await api(`messages?limit=100&page=${page}`)).json()
    all.push(...messages)
    if (messages.length < 100) return all
  }
}

async function readableFiles(address: string, token: string, message: Found): Promise<number> {
  const headers = { 'api-key': apiKey, authorization: `Bearer ${token}` }
  let count = 0
  for (const { id: attachment, bytes } of message.attachments) {
    const path = `messages/${message.id}/attachments/${attachment}`
    const answer = await fetch(`${address}/api/${path}`, { headers })
    const { byteLength } = await answer.arrayBuffer()
    if (answer.ok && byteLength === bytes) count += 1
  }
  return count
}
