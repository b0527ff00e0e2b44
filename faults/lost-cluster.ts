import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { give, nameOf, startPostgres } from '../tests/support/postgres.ts'
import { type Api, apiOf, remove, signIn } from '../tests/support/product.ts'
import { wajhaProcess } from '../tests/support/wajha.ts'
import { manyVisitors } from './applications.ts'
import type { Experiment } from './experiment.ts'
import { writeAll } from './killed-while-writing.ts'
import { allKinds, type Kind, type KindName } from './kinds.ts'
import { createLedger } from './ledger.ts'
import { newPlace, type Place } from './place.ts'

const id = 'L13'
const none = { id, unit: '', goal: { most: 0 } } as const
const archiveEvery = 10
const phase = 15_000
const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
  max_wal_senders: '4',
}

type Cluster = Awaited<ReturnType<typeof startPostgres>>

/**
 * PostgreSQL archives its log. The cluster is destroyed under writes, and restored from a copy and the
 * archive beside the pictures and files that stayed.
 */
export const lostCluster: Experiment = {
  id,
  what: 'the cluster of PostgreSQL is gone',
  engines: ['PostgreSQL'],
  isLong: true,
  async run() {
    const archive = await mkdtemp(join(tmpdir(), 'wajha-archive-'))
    give(archive)
    const cluster = await startPostgres({
      ...durable,
      archive_mode: 'on',
      archive_command: `test ! -e ${archive}/away && cp %p ${archive}/%f`,
      archive_timeout: `${archiveEvery}`,
    })
    try {
      return await destroyed(cluster, archive)
    } finally {
      await cluster.stop()
      await remove(archive)
    }
  },
}

async function destroyed(cluster: Cluster, archive: string): Promise<Figure[]> {
  const database = await cluster.newDatabase()
  await using place = await newPlace(database, 'none')
  const product = await place.start(manyVisitors)
  const { token } = await signIn(product.address)
  const api = apiOf(product.address, token)
  const [early, late] = [1, 2].map(() => createLedger(allKinds))
  if (!early || !late) throw new Error('there are two')
  for (const kind of early.kinds) await early.send(api, kind, `${kind} before the copy`)
  const copy = join(archive, 'copy')
  cluster.copyTo(copy)
  const writing = async (ledger: typeof early, round: string) => {
    const over = new AbortController()
    const ended = writeAll(api, ledger, round, over.signal)
    await wait(phase)
    return async () => {
      over.abort()
      await ended
    }
  }
  await (
    await writing(early, 'early')
  )()
  await wait(1_000)
  const moment = new Date()
  await wait(1_000)
  const acknowledged: { at: number; entries: ReturnType<typeof late.acknowledged> }[] = []
  const looking = setInterval(
    () => acknowledged.push({ at: Date.now(), entries: late.acknowledged() }),
    100,
  )
  const stop = await writing(late, 'late')
  clearInterval(looking)
  const told = await doctorOf(place)
  await cluster.end('SIGKILL')
  const destroyedAt = Date.now()
  await rm(cluster.dataFolder, { recursive: true })
  await Promise.all([stop(), product.kill()])

  const lastArchived = await newestOf(archive)
  const sure = acknowledged.findLast(({ at }) => at < lastArchived - 1_000)?.entries ?? []
  const figures: Figure[] = [
    { ...none, what: 'notes of the doctor while it archives', value: told },
    {
      id,
      what: 'last archived before the end',
      value: (destroyedAt - lastArchived) / 1000,
      unit: 's',
      goal: { most: 2 * archiveEvery },
    },
  ]
  const [earlier, later] = [early.acknowledged(), late.acknowledged()]
  await restoredAt(place, { archive, database }, moment, async (again) => {
    const { lost, half } = await early.check(again)
    const present = await countThere(again, later)
    figures.push(
      { ...none, what: `a moment: of ${earlier.length} before it, lost`, value: lost },
      { ...none, what: 'a moment: half there', value: half },
      {
        ...none,
        what: `a moment: of ${later.length} after it, there`,
        value: present,
      },
    )
  })
  await restoredAt(place, { archive, database }, null, async (again) => {
    const { lost } = await early.check(again)
    const { lost: lostLater, half } = await late.check(again, sure)
    const count = earlier.length + sure.length
    figures.push(
      { ...none, what: `of ${count} archived before, lost`, value: lost + lostLater },
      { ...none, what: 'half there', value: half },
    )
  })
  return figures
}

async function countThere(api: Api, entries: { kind: KindName; name: string }[]): Promise<number> {
  let count = 0
  for (const [name, kind] of Object.entries<Kind>(allKinds)) {
    const there = await kind.find(api)
    count += entries.filter((entry) => entry.kind === name && there.has(entry.name)).length
  }
  return count
}

async function newestOf(archive: string): Promise<number> {
  const names = (await readdir(archive)).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const times = names.map(async (name) => (await stat(join(archive, name))).mtimeMs)
  return Math.max(...(await Promise.all(times)))
}

async function restoredAt(
  { dataFolder }: Place,
  { archive, database }: { archive: string; database: string },
  moment: Date | null,
  look: (api: Api) => Promise<void>,
): Promise<void> {
  await writeFile(join(archive, 'copy/recovery.signal'), '')
  const target = moment && {
    recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00'),
  }
  const cluster = await startPostgres(
    {
      ...durable,
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_action: 'promote',
      hot_standby: 'off',
      ...target,
    },
    join(archive, 'copy'),
  )
  try {
    const address = Object.assign(new URL(cluster.address), { pathname: nameOf(database) }).href
    await using again = await newPlace(address, 'none')
    const { address: site } = await again.start({ DATA_DIR: dataFolder })
    await look(apiOf(site, (await signIn(site)).token))
  } finally {
    await cluster.stop()
  }
}

async function doctorOf({ dataFolder, environment }: Place): Promise<number> {
  const settings = { ...environment, DATA_DIR: dataFolder }
  const { json } = await wajhaProcess(settings, '--json', 'doctor')
  const { checks } = json() as { checks: { check: string; faults: string[]; note?: string }[] }
  const found = checks.find(({ check }) => check.startsWith('every change is kept'))
  return (found?.faults.length ?? Number.NaN) + Number(found?.note !== undefined)
}
