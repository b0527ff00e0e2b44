import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database, Engine } from '../engine/database.ts'
import { databaseTime } from '../engine/lease-link.ts'
import { findSetting } from '../engine/settings.ts'
import type { MediaFiles } from '../media/media-files.ts'

type Instance = { host: string; version: string; startedAt: Date }
export type SystemState = {
  engine: Engine
  isFrozen: boolean
  pictures: number
  bucket: string | null
  disk: { free: number; size: number }
  instances: Instance[]
}

export function createSystemStore(
  { db, engine }: Database,
  dataFolder: string,
  { location, setting }: MediaFiles,
) {
  return {
    async read(): Promise<SystemState> {
      const { pictures } = await db
        .selectFrom('media')
        .select(({ fn }) => fn.countAll<number>().as('pictures'))
        .executeTakeFirstOrThrow()
      const { bavail, bsize, blocks } = await statfs(dataFolder)
      return {
        engine,
        isFrozen: (await findSetting(db, 'frozen')) !== undefined,
        pictures,
        bucket: setting === 'S3_BUCKET' ? location : null,
        disk: { free: bavail * bsize, size: blocks * bsize },
        instances: engine === 'postgres' ? await instances() : [],
      }
    },
  }

  async function instances(): Promise<Instance[]> {
    const rows = await db
      .selectFrom('instances')
      .select(['host', 'version', 'started_at'])
      .where('lease_until', '>', sql<number>`${sql.raw(databaseTime)}`)
      .orderBy('started_at')
      .execute()
    return rows.map(({ host, version, started_at }) => ({
      host,
      version,
      startedAt: new Date(started_at),
    }))
  }
}
