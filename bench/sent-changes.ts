import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sendChanges } from '../src/server/send-changes.ts'
import { createShipper, type Shipping } from '../src/storage/changes/ship-changes.ts'
import { openDatabase } from '../src/storage/engine/database.ts'
import { fileFoldersIn } from '../src/storage/media/media-files-in.ts'
import { remove, temporaryFolder } from '../tests/support/product.ts'
import { inTurns, writerOf } from './article-writes.ts'
import { bareApi } from './bare-api.ts'
import { type Figure, median } from './figure.ts'

const rounds = 7
const savesAnHour = Math.ceil(10_000 / 24)
const hoursSeen = 3
const articles = 200
const hoursOfWeek = 7 * 24
const hour = 60 * 60 * 1000
const megabyte = 1024 * 1024
const log = { info: () => {}, error: console.error }

export async function sentChanges(): Promise<Figure[]> {
  const folder = await temporaryFolder()
  const [plainFolder, sendingFolder, place] = ['plain', 'sending', 'place'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  for (const one of [plainFolder, sendingFolder, place]) await mkdir(one)
  const shipping = { address: { folder: place }, encrypt: null }
  const plain = await bareApi(plainFolder)
  const sending = await bareApi(sendingFolder, shipping)
  const writers = [await writerOf(plain), await writerOf(sending)] as const
  await sending.storage.shipper?.send()
  const stop = sending.storage.shipper && sendChanges(sending.storage.shipper, log)
  for (const write of writers) await inTurns(write)
  const [ratios, ofProcessor]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const turns = round % 2 === 0 ? [0, 1] : [1, 0]
    const times: Times[] = []
    for (const turn of turns) times[turn] = await timesOf(writers[turn] ?? writers[0])
    const [without, beside] = times
    if (!without || !beside) throw new Error('there are two writers')
    ratios.push(beside.passed / without.passed)
    ofProcessor.push(beside.worked / without.worked)
  }
  await stop?.()
  const value = median(ratios)
  const bytes = await bytesOfHours(sendingFolder, writers[1], shipping)
  await plain.storage.close()
  await sending.storage.close()
  await remove(folder)
  return [
    {
      id: 'F9',
      what: 'writes with changes sent, to without',
      value,
      goal: { most: 1.05 },
      note: `processor time, with that of sending them: ${median(ofProcessor).toFixed(2)} ×`,
    },
    {
      id: 'F9',
      what: '7 days of 10,000 saves, merged',
      value: ((hoursOfWeek / hoursSeen) * bytes) / megabyte,
      unit: 'MB',
      goal: { most: 1024 },
    },
  ]
}

type Write = Awaited<ReturnType<typeof writerOf>>

type Times = { passed: number; worked: number }

async function timesOf(write: Write): Promise<Times> {
  const [began, before] = [performance.now(), process.cpuUsage()]
  await inTurns(write)
  const { user, system } = process.cpuUsage(before)
  return { passed: performance.now() - began, worked: user + system }
}

async function bytesOfHours(folder: string, write: Write, { address, encrypt }: Shipping) {
  const databaseFile = join(folder, 'wajha.sqlite')
  const database = openDatabase(databaseFile)
  const parts = { database, folders: fileFoldersIn(folder, null), databaseFile }
  let past = 0
  const shipper = createShipper(parts, { address, encrypt }, () => new Date(Date.now() + past))
  const place = 'folder' in address ? join(address.folder, 'changes/chains') : ''
  past = 2 * hour
  await shipper.send()
  const before = await bytesIn(place)
  let saves = 0
  for (let seen = 0; seen < hoursSeen; seen++) {
    const ids = Array.from({ length: savesAnHour }, () => (saves++ % articles) + 1)
    const save = async () => {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) await write(id)
    }
    await Promise.all([save(), save(), save(), save()])
    await shipper.send()
    past += 2 * hour
    await shipper.send()
  }
  await database.close()
  return (await bytesIn(place)) - before
}

async function bytesIn(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
