import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ArchiveAddress } from '../backup/archive-store.ts'
import type { Database } from '../engine/database.ts'
import { contentOf } from '../media/content-of.ts'
import type { Db } from '../engine/tables.ts'
import type { FileFolders } from '../media/media-files-in.ts'
import { folderHolding } from '../media/media-names.ts'
import { createWorkStore } from '../scheduling/work-store.ts'
import { basesIn, folderOf, nameOfSegment, type SegmentFile, segmentsIn } from './chain-files.ts'
import { type ChangePlace, openChangePlace } from './change-place.ts'
import { pathOfErased, pathOfPicture } from './picture-files.ts'
import { type Lag, lagOf } from './lag.ts'
import { picturesIn } from './pictures-in.ts'
import { prunePlace } from './prune-place.ts'
import { holderName, holdPlace, leavePlace, renewEvery } from './place-holder.ts'
import { type Change, digestAfter, digestOfNone, writeSegment } from './segment.ts'

export type Shipping = {
  address: ArchiveAddress
  /** Encrypts what is sent; without a recipient it stays as it is. */
  encrypt: ((content: Uint8Array) => Promise<Uint8Array>) | null
}

type ShippingState = {
  /** Milliseconds since the oldest change that is not there yet; 0 if all are. */
  behind: number
  /** Changes without a base restore nothing. */
  hasBase: boolean
  fault: string | null
}

type Parts = { database: Database; folders: FileFolders; databaseFile: string }

/** Locally no more waits than this; then the chain ends and a new base begins. */
const mostBytesWaiting = 256 * 1024 * 1024
const mostBytesAtOnce = 16 * 1024 * 1024
const hour = 60 * 60 * 1000
const mostSegments = 700
const askForBaseEvery = 10 * 60 * 1000

type Chain = {
  id: string
  /** The end of all that has arrived, and of those segments that are not sent again. */
  sent: End
  merged: End
  /** Those that the next longer one replaces. */
  short: SegmentFile[]
  hasBase: boolean
}
type End = { sequence: number; digest: string }

/**
 * Sends the changes that the database records to the place of backups, oldest first. Only SQLite records any
 * (decision 086).
 */
export function createShipper(
  { database, folders, databaseFile }: Parts,
  { address, encrypt }: Shipping,
  now = () => new Date(),
) {
  const { db, writeQuietly } = database
  const work = createWorkStore(database)
  const placeOf = openChangePlace(address)
  const sentFiles = new Set<string>()
  let chain: Chain | undefined
  let heldAt = -Infinity
  let askedForBaseAt = -Infinity
  let holder: string | undefined
  let fault: string | null = null
  /** Known though the place be away. */
  let arrived = 0
  const openedAt = now()
  let lookedAt: Date | null = null

  async function send(): Promise<void> {
    await endIfTooMuch()
    const place = await placeOf
    holder ??= await holderName(databaseFile)
    const time = now().getTime()
    if (Math.abs(time - heldAt) >= renewEvery) {
      await holdPlace(place, holder, now())
      heldAt = time
    }
    const current = (chain = await currentChain(place))
    arrived = current.sent.sequence
    for (;;) {
      const changes = await changesAfter(current.sent.sequence)
      if (changes.length === 0) break
      if (changes[0]?.sequence !== current.sent.sequence + 1) return endChain()
      for (const { content } of changes) {
        for (const id of picturesIn(content)) await sendPicture(place, id)
      }
      const segment = await put(place, current, current.sent, changes)
      current.short.push(segment)
      current.sent = { sequence: segment.last, digest: segment.digest }
      arrived = segment.last
    }
    await mergeIfDue(place, current)
    await askForBase(place, current)
  }

  async function currentChain(place: ChangePlace): Promise<Chain> {
    const row = await db.selectFrom('change_chain').select('id').executeTakeFirst()
    if (row && row.id === chain?.id) return chain
    const found = row && (await chainAt(place, row.id))
    return found ?? beginChain()
  }

  /** Undefined if what is there is not what this database has sent, as in an older copy of it. */
  async function chainAt(place: ChangePlace, id: string): Promise<Chain | undefined> {
    const names = await place.list(folderOf(id))
    const segments = segmentsIn(names)
    const { rows } = await sql<{ first: number | null; last: number | null }>`
      select (select min(sequence) from changes) as first,
        (select seq from sqlite_sequence where name = 'changes') as last`.execute(db)
    const [{ first, last } = { first: null, last: null }] = rows
    const ends = [
      { sequence: 0, digest: digestOfNone(id) },
      ...segments.map(({ last, digest }) => ({ sequence: last, digest })),
    ]
    const endAt = (sequence: number) => ends.find((end) => end.sequence === sequence)
    const sent = endAt(Math.max(...ends.map(({ sequence }) => sequence)))
    const merged = endAt((first ?? (last ?? 0) + 1) - 1)
    if (!sent || !merged || sent.sequence > (last ?? 0) || sent.sequence < merged.sequence) return
    if ((await digestUpTo(sent.sequence, merged)) !== sent.digest) return
    const short = segments.filter((segment) => segment.first > merged.sequence)
    return { id, sent, merged, short, hasBase: basesIn(names).length > 0 }
  }

  async function digestUpTo(sequence: number, from: End): Promise<string> {
    let end = from
    for (;;) {
      const changes = await changesAfter(end.sequence, sequence)
      const last = changes.at(-1)
      if (!last) return end.digest
      end = { sequence: last.sequence, digest: digestAfter(end.digest, changes) }
    }
  }

  async function beginChain(): Promise<Chain> {
    const time = now()
    const id = `${time.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomUUID().slice(0, 8)}`
    await writeQuietly('product', async (trx) => {
      await trx.deleteFrom('changes').execute()
      await sql`delete from sqlite_sequence where name = 'changes'`.execute(trx)
      await trx.deleteFrom('change_chain').execute()
      await trx.insertInto('change_chain').values({ id, begun_at: time.getTime() }).execute()
    })
    askedForBaseAt = -Infinity
    const start = { sequence: 0, digest: digestOfNone(id) }
    return { id, sent: start, merged: start, short: [], hasBase: false }
  }

  async function endChain(): Promise<void> {
    chain = undefined
    await writeQuietly('product', (trx) => trx.deleteFrom('change_chain').execute())
  }

  async function endIfTooMuch(): Promise<void> {
    const { rows } = await sql<{ bytes: number | null }>`
      select sum(length(content)) as bytes from changes`.execute(db)
    if ((rows[0]?.bytes ?? 0) <= mostBytesWaiting) return
    if (await db.selectFrom('change_chain').select('id').executeTakeFirst()) await endChain()
  }

  async function changesAfter(sequence: number, until = Infinity): Promise<Change[]> {
    const changes: Change[] = []
    let bytes = 0
    let last = sequence
    while (bytes < mostBytesAtOnce) {
      const rows = await db
        .selectFrom('changes')
        .selectAll()
        .where('sequence', '>', last)
        .orderBy('sequence')
        .limit(50)
        .execute()
      const wanted = rows.filter((row) => row.sequence <= until)
      changes.push(...wanted)
      bytes += wanted.reduce((sum, { content }) => sum + content.length, 0)
      last = wanted.at(-1)?.sequence ?? last
      if (wanted.length < 50) break
    }
    return changes
  }

  async function sendPicture(place: ChangePlace, id: string): Promise<void> {
    const files = folders[folderHolding(id) ?? 'media']
    const names = await files.variants(id)
    if (names.length === 0 && (await isErasedAttachment(id))) {
      await place.put(pathOfErased(id, now()), Buffer.alloc(0))
    }
    for (const name of names) {
      const file = `${id}/${name}`
      if (sentFiles.has(file)) continue
      const content = await contentOf(files, id, name)
      if (!content) continue
      const path = pathOfPicture(id, name, now(), encrypt !== null)
      await place.put(path, encrypt ? await encrypt(content) : content)
      sentFiles.add(file)
    }
  }

  async function isErasedAttachment(id: string): Promise<boolean> {
    if (folderHolding(id) !== 'attachments') return false
    const row = db.selectFrom('attachments').select('id').where('id', '=', id)
    return (await row.executeTakeFirst()) === undefined
  }

  async function put(
    place: ChangePlace,
    { id }: Chain,
    after: End,
    changes: Change[],
  ): Promise<SegmentFile> {
    const content = await writeSegment({ chain: id, previous: after.digest, changes })
    const segment = {
      chain: id,
      first: after.sequence + 1,
      last: after.sequence + changes.length,
      earliest: Math.min(...changes.map(({ at }) => at)),
      digest: digestAfter(after.digest, changes),
    }
    const name = nameOfSegment(segment, encrypt !== null)
    await place.put(name, encrypt ? await encrypt(content) : content)
    return { name, ...segment }
  }

  /** One long segment replaces the short ones of an hour, and what it holds need not stay here. */
  async function mergeIfDue(place: ChangePlace, current: Chain): Promise<void> {
    const begun = current.short[0]?.earliest
    if (begun === undefined) return
    const isDue = Math.abs(now().getTime() - begun) > hour || current.short.length > mostSegments
    if (!isDue) return
    while (current.merged.sequence < current.sent.sequence) {
      const changes = await changesAfter(current.merged.sequence, current.sent.sequence)
      const last = changes.at(-1)?.sequence
      if (last === undefined) return endChain()
      const long = await put(place, current, current.merged, changes)
      const replaced = current.short.filter((segment) => segment.last <= last)
      for (const { name } of replaced) if (name !== long.name) await place.remove(name)
      current.short = current.short.filter((segment) => segment.last > last)
      current.merged = { sequence: last, digest: long.digest }
      await writeQuietly('product', (trx) =>
        trx.deleteFrom('changes').where('sequence', '<=', last).execute(),
      )
    }
    await prunePlace(place, { address, current: current.id, now: now() })
  }

  async function askForBase(place: ChangePlace, current: Chain): Promise<void> {
    if (current.hasBase) return
    current.hasBase = basesIn(await place.list(folderOf(current.id))).length > 0
    const time = now().getTime()
    if (current.hasBase || Math.abs(time - askedForBaseAt) < askForBaseEvery) return
    askedForBaseAt = time
    await work.hasten('backup', { right: 'product', at: now() })
  }

  async function state(): Promise<ShippingState> {
    const behind = await waitingSince(db, arrived, now())
    return { behind, hasBase: chain?.hasBase ?? false, fault }
  }

  return {
    state,

    /** One at a time. */
    async send(): Promise<void> {
      const begunAt = now()
      try {
        await send()
        fault = null
        lookedAt = begunAt
      } catch (error) {
        fault = sentenceOf(error)
        // The place is looked at anew, since a file may have arrived all the same.
        chain = undefined
        throw error
      }
    },

    /** It is null until the place was looked at: what an earlier start has sent is not known here. */
    async lag(): Promise<Lag | null> {
      if (lookedAt === null && fault === null) return null
      return lagOf({ ...(await state()), lookedAt, openedAt }, now())
    },

    async leave(): Promise<void> {
      if (holder !== undefined && fault === null) await leavePlace(await placeOf, holder)
    },
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Milliseconds since the oldest change after `sequence`. */
export async function waitingSince(db: Db, sequence: number, now: Date): Promise<number> {
  const oldest = await db
    .selectFrom('changes')
    .select('at')
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst()
  return oldest ? Math.max(0, now.getTime() - oldest.at) : 0
}

/** Nothing is recorded where nothing is sent. */
export async function stopRecording({ engine, db, writeQuietly }: Database): Promise<void> {
  if (engine === 'postgres') return
  if (!(await db.selectFrom('change_chain').select('id').executeTakeFirst())) return
  await writeQuietly('product', async (trx) => {
    await trx.deleteFrom('change_chain').execute()
    await trx.deleteFrom('changes').execute()
  })
}
