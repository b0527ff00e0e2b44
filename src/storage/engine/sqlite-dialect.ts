import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

export type SqliteConnection = {
  ready: Promise<unknown>
  execute(
    sql: string,
    parameters: readonly unknown[],
  ): QueryResult<unknown> | Promise<QueryResult<unknown>>
  close(): void | Promise<void>
}

export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function sqliteDriver({ ready, execute, close }: SqliteConnection): Driver {
  const run = (sql: string) => async () => void (await execute(sql, []))
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) =>
      (await execute(sql, parameters)) as QueryResult<Row>,
    streamQuery() {
      throw new Error('SQLite is not streamed here: ask for pages')
    },
  }
  return {
    init: async () => void (await ready),
    acquireConnection: async () => connection,
    // Transactions write: taking the lock at once avoids promoting readers.
    beginTransaction: run('begin immediate'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async () => {},
    destroy: async () => close(),
  }
}
