import type { DatabaseSync, Session, StatementSync } from 'node:sqlite'
import { archivedTables } from './archived-tables.ts'
import { tablesIn } from './patchset.ts'

/**
 * Writes what a transaction changes into the table `changes` before it commits, so that both are on
 * the disk or neither, whichever process writes (decision 086). Does so only while there is a chain.
 */
export function createChangeRecorder(database: DatabaseSync) {
  const schema = database.prepare('pragma schema_version')
  let known: { schema: unknown; statements: Statements | null } | undefined
  let session: Session | undefined

  function statements(): Statements | null {
    const { schema_version: version } = schema.get() ?? {}
    if (known?.schema !== version) known = { schema: version, statements: prepared(database) }
    return known?.statements ?? null
  }

  function end(): void {
    session?.close()
    session = undefined
  }

  return {
    begun(): void {
      end()
      if (statements()?.chain.get()) session = database.createSession()
    },

    committing(): void {
      if (!session) return
      const before = known?.schema
      const found = statements()
      // A changed schema cannot be recorded: the chain ends, and the server begins another.
      if (known?.schema !== before) found?.endChain.run()
      else {
        const content = archivedChanges(session.patchset())
        if (content.length > 0) found?.add.run(Date.now(), content)
      }
      end()
    },

    rolledBack: end,
  }
}

type Statements = Record<'chain' | 'add' | 'endChain', StatementSync>

function prepared(database: DatabaseSync): Statements | null {
  const table = database
    .prepare(`select 1 from sqlite_master where type = 'table' and name = 'change_chain'`)
    .get()
  if (!table) return null
  return {
    chain: database.prepare('select id from change_chain'),
    add: database.prepare('insert into changes (at, content) values (?, ?)'),
    endChain: database.prepare('delete from change_chain'),
  }
}

/** Sessions and limits must not live on, and words to search for are computed. */
function archivedChanges(patchset: Uint8Array): Uint8Array {
  const archived = [...tablesIn(patchset)].filter(({ table }) => table in archivedTables)
  return Buffer.concat(archived.map(({ bytes }) => bytes))
}
