import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { WrongSetting } from '../server/config.ts'
import { moveRows } from '../storage/backup/move.ts'
import { refusePostgres } from '../storage/backup/restore.ts'
import { inOffice, type Office } from './open-office.ts'
import type { Act, Outcome } from './outcome.ts'

export function addMoveCommands(program: Command, act: Act): void {
  program
    .command('freeze')
    .description('let content be read and nobody change it, until it is thawed')
    .action(() => act(() => inOffice(freeze)))
  program
    .command('thaw')
    .description('let content be changed again')
    .action(() => act(() => inOffice(thaw)))
  program
    .command('move')
    .description('freeze the site and copy its SQLite database to PostgreSQL')
    .option('--database <url>', 'an empty PostgreSQL database, postgres://…')
    .option('--database-file <file>', 'a file with its address, which no list of processes shows')
    .option('--undo', 'stay with the SQLite database, and thaw it')
    .action((options: MoveOptions) => act(() => inOffice((office) => move(office, options))))
}

type MoveOptions = { database?: string; databaseFile?: string; undo?: true }

async function targetOf({ database, databaseFile }: MoveOptions): Promise<string | undefined> {
  if (databaseFile === undefined) return database
  const file = resolve(process.env.INIT_CWD ?? '.', databaseFile)
  return (await readFile(file, 'utf8')).trim()
}

async function freeze({ storage }: Office): Promise<Outcome> {
  await storage.installation.freeze(new Date())
  return { lines: ['Content can be read but not changed.'], json: { is_frozen: true } }
}

async function thaw({ storage }: Office): Promise<Outcome> {
  await storage.installation.thaw()
  return { lines: ['Content can be changed.'], json: { is_frozen: false } }
}

async function move(office: Office, options: MoveOptions): Promise<Outcome> {
  const { storage } = office
  if (storage.database.engine === 'postgres') {
    throw new WrongSetting(
      'DATABASE_URL names PostgreSQL already: unset it, and give the new database by --database.',
    )
  }
  if (options.undo) return thaw(office)
  const database = await targetOf(options)
  if (!database || !/^postgres(ql)?:\/\//.test(database)) {
    throw new WrongSetting('Say where to move: --database-file FILE, or --database postgres://…')
  }
  // Whoever runs it again after an interruption may find the rows there already.
  if (!(await storage.installation.isFrozen())) await refusePostgres(database)
  await storage.installation.freeze(new Date())
  const tables = await moveRows(storage.database, database)
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return {
    lines: [
      `Copied and compared: ${rows} rows.`,
      'Start Wajha with DATABASE_URL set to that database and the same DATA_DIR, which has the pictures.',
      'Everybody signs in anew. The SQLite database stays as it is, frozen; `./wajha move --undo` thaws it.',
    ],
    json: { rows, is_frozen: true },
  }
}
