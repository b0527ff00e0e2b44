import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Author, Edit } from '../../domain/documents/revision.ts'
import type { SessionSource } from '../../domain/people/session.ts'
import { Problem } from '../../domain/problem.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { setSetting } from '../engine/settings.ts'
import type { Db } from '../engine/tables.ts'
import { hastenWork, workStates } from '../scheduling/work-store.ts'
import type { ExportFiles } from './export-files.ts'

type ExportProgress = { done: number; total: number }
export type ExportOutcome = { name: string; bytes: number; missing: number } | { error: string }

export type ExportState = {
  isRunning: boolean
  progress: ExportProgress | null
  ready: { name: string; madeAt: Date; until: Date; bytes: number; missing: number } | null
  fault: string | null
}

type Download = { by: Pick<Author, 'id' | 'name'>; until: string; name: string }

const keptMilliseconds = 24 * 60 * 60 * 1000
const linkMilliseconds = 5 * 60 * 1000

export function createExportStore(database: Database, files: ExportFiles) {
  const { db, writeQuietly } = database

  return {
    state: (now: Date): Promise<ExportState> => exportState(db, now),

    begin: ({ by, right, at }: Edit): Promise<void> =>
      writeQuietly(right, async (trx) => {
        if (await hastenWork(trx, 'export', at))
          audit(trx, { by, right, at }, 'export-begun', '', {})
      }),

    newPlace: async (): Promise<{ name: string; path: string }> => {
      const name = `${randomUUID()}.zip`
      return { name, path: await files.place(name) }
    },

    keep: files.keep,

    /** Ends an earlier link. Throws Problem('nothing-prepared'). */
    makeLink: ({ by, right, at }: Edit): Promise<{ token: string; until: Date }> =>
      writeQuietly(right, async (trx) => {
        const { ready } = await exportState(trx, at)
        if (!ready) throw new Problem('nothing-prepared')
        const token = randomBytes(32).toString('base64url')
        const until = new Date(at.getTime() + linkMilliseconds)
        const download: Download = {
          by: { id: by.id, name: by.name },
          until: until.toISOString(),
          name: ready.name,
        }
        const value = keyOf(token) + JSON.stringify(download)
        await setSetting(trx, 'export_link', value, at, by.id)
        return { token, until }
      }),

    async useLink(token: string, source: SessionSource, now: Date) {
      const key = keyOf(token)
      const name = await writeQuietly('product', async (trx) => {
        const used = await trx
          .deleteFrom('settings')
          .where('name', '=', 'export_link')
          .where('value', 'like', `${key}%`)
          .returning('value')
          .executeTakeFirst()
        if (!used) return undefined
        const { by, until, name } = JSON.parse(used.value.slice(key.length)) as Download
        if (new Date(until) <= now) return undefined
        audit(trx, { origin: 'user', by, source, at: now }, 'export-downloaded', '', {})
        return name
      })
      return name === undefined ? undefined : files.read(name)
    },

    purge: (now: Date) => files.removeBefore(new Date(now.getTime() - keptMilliseconds)),
  }
}

async function exportState(db: Db, now: Date): Promise<ExportState> {
  const found = (await workStates(db, now)).find(({ name }) => name === 'export')
  const isRunning = found !== undefined && (found.isRunning || found.dueAt <= now)
  const progress = (found?.progress ?? {}) as Partial<ExportProgress>
  const outcome = (found?.end?.outcome ?? {}) as Partial<{ name: string; error: string }>
  const { done, total } = progress
  const hasProgress = done !== undefined && total !== undefined
  return {
    isRunning,
    progress: isRunning && hasProgress ? { done, total } : null,
    ready: found?.isRunning || !found?.end ? null : readyIn(found.end, now),
    fault: isRunning ? null : (outcome.error ?? null),
  }
}

function readyIn(
  { endedAt, outcome }: { endedAt: Date; outcome: unknown },
  now: Date,
): ExportState['ready'] {
  const until = new Date(endedAt.getTime() + keptMilliseconds)
  const made = outcome as ExportOutcome | null
  if (!made || !('name' in made) || until <= now) return null
  return { ...made, madeAt: endedAt, until }
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
