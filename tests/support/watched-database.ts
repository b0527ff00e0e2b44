import { type CompiledQuery, createQueryId, type KyselyPlugin } from 'kysely'
import type { Database } from '../../src/storage/engine/database.ts'

export function watchedDatabase(database: Database): { database: Database; sent: CompiledQuery[] } {
  const sent: CompiledQuery[] = []
  const watching: KyselyPlugin = {
    transformQuery({ node }) {
      sent.push(database.db.getExecutor().compileQuery(node, createQueryId()))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched: Database = {
    ...database,
    db: database.db.withPlugin(watching),
    write: (right, work, lockFirst) =>
      database.write(right, (trx) => work(trx.withPlugin(watching)), lockFirst),
    writeQuietly: (right, work, lockFirst) =>
      database.writeQuietly(right, (trx) => work(trx.withPlugin(watching)), lockFirst),
  }
  return { database: watched, sent }
}
