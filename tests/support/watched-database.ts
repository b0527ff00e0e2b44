import { type CompiledQuery, createQueryId, type KyselyPlugin } from 'kysely'
import type { Database } from '../../src/storage/engine/database.ts'

export function watchedDatabase(database: Database): {
  database: Database
  sent: CompiledQuery[]
  read: { rows: number }
} {
  const sent: CompiledQuery[] = []
  const read = { rows: 0 }
  const watching: KyselyPlugin = {
    transformQuery({ node }) {
      sent.push(database.db.getExecutor().compileQuery(node, createQueryId()))
      return node
    },
    async transformResult({ result }) {
      read.rows += result.rows.length
      return result
    },
  }
  const watched: Database = {
    ...database,
    db: database.db.withPlugin(watching),
    write: (right, work, lockFirst) =>
      database.write(right, (trx) => work(trx.withPlugin(watching)), lockFirst),
    writeQuietly: (right, work, lockFirst) =>
      database.writeQuietly(right, (trx) => work(trx.withPlugin(watching)), lockFirst),
  }
  return { database: watched, sent, read }
}
