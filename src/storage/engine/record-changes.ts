import type { DatabaseSync, Session, StatementSync } from 'node:sqlite'
import { archivedTables } from './archived-tables.ts'
import { tablesIn } from './patchset.ts'

/** Words are most of the rows of a save, in no archive, and recording them costs as much as writing them. */
const writesWords = /^\s*(?:insert into|delete from|update) "\w+_words"/

/**
 * Writes what a transaction changes into the table `changes` before it commits, so that both are on
 * the disk or neither, whichever process writes (decision 086). Does so only while there is a chain.
 */
export function createChangeRecorder(database: DatabaseSync) {
  const schema = database.prepare('pragma schema_version')
  let known: { schema: unknown; statements: Statements | null } | undefined
  let session: Session | undefined
  let recording: { schema: unknown; ended: Uint8Array[] } | undefined

  const currentSchema = () => schema.get()?.schema_version

  function statements(): Statements | null {
    const current = currentSchema()
    if (known?.schema !== current) known = { schema: current, statements: prepared(database) }
    return known?.statements ?? null
  }

  function end(): void {
    session?.close()
    session = undefined
    recording = undefined
  }

  function endSession(ended: Uint8Array[]): void {
    if (session) ended.push(session.patchset())
    session?.close()
    session = undefined
  }

  return {
    begun(): void {
      end()
      if (statements()?.chain.get()) recording = { schema: known?.schema, ended: [] }
    },

    executing(query: string): void {
      if (!recording) return
      const isUnseen = writesWords.test(query) && recording.schema === currentSchema()
      if (isUnseen) endSession(recording.ended)
      else session ??= database.createSession()
    },

    committing(): void {
      if (!recording) return
      // A changed schema cannot be recorded: the chain ends, and the server begins another.
      if (recording.schema !== currentSchema()) statements()?.endChain.run()
      else {
        endSession(recording.ended)
        const content = archivedChanges(recording.ended)
        if (content.length > 0) statements()?.add.run(Date.now(), content)
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
function archivedChanges(patchsets: Uint8Array[]): Uint8Array {
  const changes = patchsets.flatMap((patchset) => [...tablesIn(patchset)])
  const archived = changes.filter(({ table }) => table in archivedTables)
  return Buffer.concat(archived.map(({ bytes }) => bytes))
}
