import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { type Api, apiOf, type Product, signIn } from '../tests/support/product.ts'
import { bucketEnvironment, bucketPlace, startS3Server } from '../tests/support/s3-server.ts'
import { tcpProxy } from '../tests/support/tcp-proxy.ts'
import { wajhaProcess } from '../tests/support/wajha.ts'
import { manyVisitors } from './applications.ts'
import type { Experiment, Given } from './experiment.ts'
import { allKinds } from './kinds.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { basesIn } from './lost-disk.ts'
import { storedPages } from './outage.ts'
import type { Place } from './place.ts'
import { smallDisk } from './small-disk.ts'

const id = 'L13'
const none = { id, unit: '', goal: { most: 0 } } as const
const eachLasts = 20_000
const patience = 60_000

export const placeAway: Experiment = {
  id,
  what: 'the place of backups fails',
  engines: ['SQLite'],
  isLong: true,
  run: async (given) => [...(await failingBucket(given)), ...(await fullFolder(given))],
}

async function failingBucket({ newPlace }: Given): Promise<Figure[]> {
  const s3 = await startS3Server()
  const proxy = await tcpProxy(s3.address)
  try {
    await using place = await newPlace()
    const { name, prefix, ...bucket } = bucketPlace(s3.address, 'sent/')
    const at = (endpoint: string) => {
      const {
        S3_BUCKET: _bucket,
        S3_PREFIX: _prefix,
        ...settings
      } = bucketEnvironment({
        ...bucket,
        endpoint,
        name,
        prefix,
      })
      return { ...settings, BACKUP_TO: `s3://${name}/${prefix}` }
    }
    const product = await place.start({ ...manyVisitors, ...at(proxy.address) })
    const api = await administrator(product)
    while (!(await changesOf(api))?.has_base) await wait(500)
    const ledger = createLedger(allKinds)
    const figures: Figure[] = []
    for (const fault of ['refuse', 'hang', 'cut'] as const) {
      figures.push(...(await during(fault, { product, api, ledger, begin: () => proxy[fault]() })))
      proxy.pass()
      figures.push(await caughtUp(fault, api))
    }
    const restored = await restoredFrom(place, at(bucket.endpoint ?? ''), undefined, ledger)
    return [...figures, ...restored]
  } finally {
    proxy.close()
    await s3.stop()
  }
}

async function fullFolder({ newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  const sent = join(place.dataFolder, 'sent')
  await mkdir(sent)
  const { launcher, begin, end } = smallDisk(sent)
  const product = await place.start({ ...manyVisitors, BACKUP_TO: sent }, launcher)
  const seenByProduct = `/proc/${product.pid}/root${sent}`
  const api = await administrator(product)
  while ((await basesIn(seenByProduct)).length === 0) await wait(500)
  const ledger = createLedger(allKinds)
  const started = { product, api, ledger, begin: () => begin(product.pid) }
  const figures = await during('full', started)
  const partial = await partialFiles(seenByProduct)
  await end(product.pid)
  return [
    ...figures,
    { ...none, what: 'full: partial files that stay', value: partial },
    await caughtUp('full', api),
    ...(await restoredFrom(place, {}, seenByProduct, ledger)),
  ]
}

type Started = { product: Product; api: Api; ledger: Ledger; begin: () => unknown }

async function during(fault: string, { product, api, ledger, begin }: Started): Promise<Figure[]> {
  await begin()
  const end = performance.now() + eachLasts
  const refused: string[] = []
  let pages = 0
  for (let turn = 0; performance.now() < end; turn++) {
    for (const kind of ledger.kinds) {
      const { status } = await ledger.send(api, kind, `${kind} ${fault} ${turn}`)
      if (status !== 201) refused.push(`${kind} ${status}`)
    }
    const answers = await Promise.all(storedPages.map((path) => fetch(product.address + path)))
    pages += answers.filter(({ status }) => status !== 200).length
  }
  const changes = await changesOf(api)
  const note = refused[0]
  return [
    { ...none, what: `${fault}: writes refused`, value: refused.length, ...(note && { note }) },
    { ...none, what: `${fault}: pages missing`, value: pages },
    { ...none, what: `${fault}: not told to staff`, value: Number(!changes?.behind_since) },
  ]
}

async function caughtUp(fault: string, api: Api): Promise<Figure> {
  const began = performance.now()
  for (;;) {
    const asked = new Date()
    const changes = await changesOf(api)
    const isSent = changes?.sent_until && new Date(changes.sent_until) >= asked
    if (isSent && !changes.behind_since) break
    if (performance.now() - began > patience) break
    await wait(250)
  }
  const value = (performance.now() - began) / 1000
  return { id, what: `${fault}: all is there after`, value, unit: 's', goal: { most: 30 } }
}

async function restoredFrom(
  place: Place,
  settings: Record<string, string>,
  from: string | undefined,
  ledger: Ledger,
): Promise<Figure[]> {
  const DATA_DIR = join(place.dataFolder, 'elsewhere')
  const where = from ?? settings.BACKUP_TO ?? ''
  const { code } = await wajhaProcess({ ...settings, DATA_DIR }, 'restore', where)
  const api = await administrator(await place.start({ DATA_DIR }))
  const { lost, half } = await ledger.check(api)
  const kept = ledger.acknowledged().length
  return [
    { ...none, what: 'exit code of the restore', value: code ?? Number.NaN },
    { ...none, what: `of ${kept} acknowledged meanwhile, lost`, value: lost },
    { ...none, what: 'half there', value: half },
  ]
}

type Changes = { sent_until: string | null; behind_since: string | null; has_base: boolean }

async function changesOf(api: Api): Promise<Changes | undefined> {
  const { backups } = await (await api('system')).json()
  return backups?.changes ?? undefined
}

async function administrator({ address }: Product): Promise<Api> {
  return apiOf(address, (await signIn(address)).token)
}

async function partialFiles(folder: string): Promise<number> {
  const names = await readdir(join(folder, 'changes'), { recursive: true })
  return names.filter((name) => name.includes('.partial-')).length
}
