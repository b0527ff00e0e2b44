import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { type BucketOptions, openBucket } from '../src/storage/engine/bucket.ts'
import { openDatabase } from '../src/storage/engine/database.ts'
import { fileFoldersIn } from '../src/storage/media/media-files-in.ts'
import { sweepAttachments } from '../src/storage/messages/sweep-attachments.ts'
import { type Api, apiOf, signIn } from '../tests/support/product.ts'
import { bucketEnvironment, bucketPlace, startS3Server } from '../tests/support/s3-server.ts'
import {
  applicationsIn,
  apply,
  filesOfEach,
  manyVisitors,
  formOf,
  readableFiles,
} from './applications.ts'
import { chanceFrom } from './chance.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import type { Place } from './place.ts'

const id = 'MSG-5'
const none = { id, unit: '', goal: { most: 0 } } as const
const perRound = 25
const sendings = 500
const senders = 6
const fewest = 5
const longest = 1_000
const afterGrace = 2 * 60 * 60_000

export const killedWhileReceiving: Experiment = {
  id,
  what: 'killed while it receives files',
  engines,
  run: (given) => killed(given, null),
}

export const killedBesideBucket: Experiment = {
  id,
  what: 'killed while it receives files into a bucket',
  engines,
  isLong: true,
  async run(given) {
    const s3 = await startS3Server()
    try {
      return await killed(given, bucketPlace(s3.address, `killed/${given.engine}/`))
    } finally {
      await s3.stop()
    }
  },
}

async function killed(
  { isShort, newPlace }: Given,
  bucket: BucketOptions | null,
): Promise<Figure[]> {
  await using place = await newPlace()
  const start = () => place.start({ ...manyVisitors, ...(bucket && bucketEnvironment(bucket)) })
  const chance = chanceFrom(sendings)
  let product = await start()
  const { token } = await signIn(product.address)
  const form = await formOf(apiOf(product.address, token))
  const sent = { count: 0, acknowledged: [] as string[] }
  let kills = 0
  while (isShort ? kills === 0 : sent.count < sendings) {
    const killed = new AbortController()
    const sending = sendAll(apiOf(product.address), form, sent, killed.signal)
    await sending.begun
    await wait(chance() * longest)
    killed.abort()
    await product.kill()
    kills += 1
    await sending.ended
    product = await start()
  }
  const api = apiOf(product.address, token)
  const found = await applicationsIn(api)
  const names = new Set(found.map(({ name }) => name))
  const lost = sent.acknowledged.filter((name) => !names.has(name)).length
  const half = found.filter(({ attachments }) => attachments.length !== filesOfEach).length
  let empty = 0
  for (const one of found) empty += one.attachments.length - (await readableFiles(api, one))
  await product.kill()
  const where = bucket ? 'bucket: ' : ''
  const of = `of ${sent.acknowledged.length} acknowledged of ${sent.count} before ${kills} kills`
  return [
    { ...none, what: `${where}${of}, lost`, value: lost },
    { ...none, what: `${where}messages with some of their files`, value: half },
    { ...none, what: `${where}rows without their file`, value: empty },
    await orphans(place, bucket, where),
  ]
}

type Sent = { count: number; acknowledged: string[] }

function sendAll(api: Api, form: number, sent: Sent, signal: AbortSignal) {
  const end = Math.min(sendings, sent.count + perRound)
  const few = sent.acknowledged.length + fewest
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const loops = Array.from({ length: senders }, async () => {
    while (sent.count < end && !signal.aborted) {
      const name = `Rima ${sent.count++}`
      if (await isTaken(api, form, name)) sent.acknowledged.push(name)
      if (sent.acknowledged.length >= few) resolve()
    }
  })
  return { begun, ended: Promise.all(loops).finally(resolve) }
}

async function isTaken(api: Api, form: number, name: string): Promise<boolean> {
  try {
    const answer = await apply(api, form, name)
    await answer.json()
    return answer.status === 201
  } catch {
    return false
  }
}

async function orphans(
  { dataFolder, environment }: Place,
  bucket: BucketOptions | null,
  where: string,
): Promise<Figure> {
  const database = openDatabase(environment.DATABASE_URL ?? join(dataFolder, 'wajha.sqlite'))
  const folders = fileFoldersIn(dataFolder, bucket && (await openBucket(bucket)))
  const files = folders.attachments
  try {
    const rows = await database.db.selectFrom('attachments').select('id').execute()
    const known = new Set(rows.map((row) => row.id))
    const count = async () => {
      const staged = await readdir(join(dataFolder, 'attachments/.staging'))
      return (await files.stored()).filter((one) => !known.has(one)).length + staged.length
    }
    const before = await count()
    await sweepAttachments(database, files, new Date(Date.now() + afterGrace))
    const what = `${where}files without a row after a sweep`
    return { ...none, what, value: await count(), note: `before it: ${before}` }
  } finally {
    await database.close()
  }
}
