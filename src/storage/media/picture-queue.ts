import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { variantFile } from '../../domain/media/media.ts'
import { lines } from '../../throttle/bounds.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { isUnavailable } from '../engine/unavailable.ts'
import { createWorker, priorities, startProcess } from '../workers/worker.ts'
import { contentOf } from './content-of.ts'
import type { AvifJob } from './encode-avif.ts'
import type { MediaFiles } from './media-files.ts'
import { masterName } from './media-names.ts'

export const mostAttempts = 5
/** Whoever dies with a picture loses it after this time; it is renewed before each file. */
const leaseMilliseconds = 60_000

/** It runs beside the encoder that people wait for. */
const encoder = createWorker<AvifJob, number>(
  () => startProcess('media/avif-process.ts', { priority: priorities.unattended }),
  {
    longest: 50_000,
    idle: 1_000,
    line: lines.avif,
  },
)

type Claim = { id: string; dueAt: string }

export function createPictureQueue({ db, engine, writeQuietly }: Database, files: MediaFiles) {
  return {
    /**
     * Encodes what has waited longest. False if nothing is due, or it cannot be done now. A picture is in the queue
     * until all its files are there: whoever comes next begins again.
     */
    async encodeNext(signal: AbortSignal): Promise<boolean> {
      const claim = await claimNext(new Date())
      if (!claim) return false
      try {
        signal.addEventListener('abort', encoder.end, { once: true })
        await encode(claim, signal)
        return true
      } catch (error) {
        if (!signal.aborted && !isUnavailable(error)) throw error
        await change(claim, { attempts: -1, dueAt: new Date().toISOString() })
        return false
      } finally {
        signal.removeEventListener('abort', encoder.end)
      }
    },

    /**
     * Only the process that alone writes to SQLite may call this, when it starts: nobody else has
     * claims.
     */
    async forgetClaims(now: Date): Promise<void> {
      if (engine === 'postgres') return
      const due_at = now.toISOString()
      const claimed = db
        .selectFrom('waiting_pictures')
        .select('media_id')
        .where('due_at', '>', due_at)
      if (!(await claimed.executeTakeFirst())) return
      await writeQuietly('product', (trx) =>
        trx.updateTable('waiting_pictures').set({ due_at }).execute(),
      )
    },

    async failed(): Promise<string[]> {
      const rows = await db
        .selectFrom('waiting_pictures')
        .select('media_id')
        .where('attempts', '>=', mostAttempts)
        .orderBy('media_id')
        .execute()
      return rows.map(({ media_id }) => media_id)
    },
  }

  /** Looks without the lock of writers, then claims it unless another process has done so meanwhile. */
  async function claimNext(now: Date): Promise<Claim | undefined> {
    const claim = await db
      .selectFrom('waiting_pictures')
      .select(['media_id as id', 'due_at as dueAt'])
      .where('due_at', '<=', now.toISOString())
      .where('attempts', '<', mostAttempts)
      .orderBy('attempts')
      .orderBy('due_at')
      .executeTakeFirst()
    const isOurs = claim && (await change(claim, { attempts: 1, dueAt: leaseFrom(now) }))
    return isOurs ? claim : undefined
  }

  /** False if someone else has it. A frozen site refuses it: its files are being copied. */
  async function change(claim: Claim, to: { attempts: -1 | 0 | 1; dueAt: string }) {
    const changed = await writeQuietly('machine', (trx) =>
      trx
        .updateTable('waiting_pictures')
        .set((eb) => ({ due_at: to.dueAt, attempts: eb('attempts', '+', to.attempts) }))
        .where('media_id', '=', claim.id)
        .where('due_at', '=', claim.dueAt)
        .returning('media_id')
        .executeTakeFirst(),
    )
    if (changed) claim.dueAt = to.dueAt
    return changed !== undefined
  }

  async function encode(claim: Claim, signal: AbortSignal): Promise<void> {
    const names = await files.variants(claim.id)
    if (!names.includes(masterName)) return finish(claim)
    const staged = await files.stage()
    try {
      const master = join(staged, masterName)
      await writeFile(master, (await contentOf(files, claim.id, masterName)) ?? '')
      for (const name of names.filter((one) => one.endsWith('.webp'))) {
        signal.throwIfAborted()
        if (!(await change(claim, { attempts: 0, dueAt: leaseFrom(new Date()) }))) return
        await encodeOne(claim.id, name, master)
      }
      await rm(master)
      await files.add(staged, claim.id)
      await finish(claim)
    } finally {
      await files.discard(staged)
    }
  }

  async function encodeOne(id: string, name: string, master: string): Promise<void> {
    const webp = await files.read(id, name)
    const width = Number.parseInt(name, 10)
    const to = join(dirname(master), variantFile(width, 'avif'))
    await encoder.run({ master, to, width, webpBytes: webp?.size ?? 0 })
  }

  /** One transaction removes both: files that are being copied keep what is left to do. */
  function finish(claim: Claim): Promise<void> {
    return writeQuietly('machine', async (trx) => {
      if (await removeRow(trx, claim)) await files.dropMaster(claim.id)
    })
  }
}

/**
 * A picture that failed before is tried again. Ids are taken in order, so that two never deadlock.
 */
export async function addToQueue(trx: Trx, ids: string[], now: Date): Promise<void> {
  for (const media_id of ids) {
    await trx
      .insertInto('waiting_pictures')
      .values({ media_id, due_at: now.toISOString(), attempts: 0 })
      .onConflict((conflict) => conflict.column('media_id').doUpdateSet({ attempts: 0 }))
      .execute()
  }
}

async function removeRow(trx: Trx, { id, dueAt }: Claim): Promise<boolean> {
  const removed = await trx
    .deleteFrom('waiting_pictures')
    .where('media_id', '=', id)
    .where('due_at', '=', dueAt)
    .returning('media_id')
    .executeTakeFirst()
  return removed !== undefined
}

function leaseFrom(now: Date): string {
  return new Date(now.getTime() + leaseMilliseconds).toISOString()
}
