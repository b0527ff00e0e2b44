import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Config } from '../server/config.ts'
import { WrongSetting } from '../server/wrong-setting.ts'
import { createPictureMove, moveRows } from '../storage/backup/move.ts'
import { refusePostgres } from '../storage/backup/restore.ts'
import type { Progress } from '../storage/backup/write-archive.ts'
import { openBucket } from '../storage/engine/bucket.ts'
import type { Engine } from '../storage/engine/database.ts'
import { fileFoldersIn } from '../storage/media/media-files-in.ts'
import type { FolderName } from '../storage/media/media-names.ts'
import { withContext, type CommandContext } from './command-context.ts'
import type { Act, Outcome } from './outcome.ts'
import { progressOf } from './progress.ts'

export function addMoveCommands(program: Command, act: Act): void {
  program
    .command('freeze')
    .description('let content be read but not changed, until it is thawed')
    .action(() => act(() => withContext(freeze)))
  program
    .command('thaw')
    .description('let content be changed again')
    .action(() => act(() => withContext(thaw)))
  program
    .command('move')
    .description(
      'freeze the site, and copy its SQLite database to PostgreSQL, its pictures to a bucket',
    )
    .option('--database <url>', 'an empty PostgreSQL database, postgres://…')
    .option(
      '--database-file <file>',
      'a file that holds its address, so that no process list shows it',
    )
    .option('--s3', 'copy the pictures of DATA_DIR to the bucket that S3_BUCKET names')
    .option('--undo', 'stay with the SQLite database and the folder, and thaw the site')
    .action((options: MoveOptions) =>
      act(() =>
        withContext(
          (context) => move(context, options, progressOf(program, 'Copying pictures')),
          options.s3 ? 'folder' : 'as set',
        ),
      ),
    )
}

type MoveOptions = { database?: string; databaseFile?: string; s3?: true; undo?: true }

async function targetOf({ database, databaseFile }: MoveOptions): Promise<string | undefined> {
  if (databaseFile === undefined) return database
  const file = resolve(process.env.INIT_CWD ?? '.', databaseFile)
  return (await readFile(file, 'utf8')).trim()
}

async function freeze({ storage, edit }: CommandContext): Promise<Outcome> {
  await storage.installation.freeze(edit())
  return { lines: ['Content can be read but not changed.'], json: { is_frozen: true } }
}

async function thaw({ storage, edit }: CommandContext): Promise<Outcome> {
  await storage.installation.thaw(edit())
  return { lines: ['Content can be changed.'], json: { is_frozen: false } }
}

async function move(
  context: CommandContext,
  options: MoveOptions,
  progress: Progress,
): Promise<Outcome> {
  if (options.undo) return thaw(context)
  const { storage, config, edit } = context
  const database = await databaseIn(options, storage.database.engine)
  const pictures = options.s3 && (await picturesTo(config, storage))
  // After an interruption, a second run may find the rows there already.
  if (database && !(await storage.installation.isFrozen())) await refusePostgres(database)
  await pictures?.refuseOthers()
  // Most are copied while the site is still edited.
  await pictures?.run(progress)
  await storage.installation.freeze(edit())
  const count = await pictures?.run(() => {})
  const moved = database && pictures ? 'both' : database ? 'database' : 'pictures'
  const tables = database ? await moveRows(storage.database, database, moved) : {}
  await pictures?.end()
  if (!database) await storage.audit.enter(edit(), 'moved', '', { moved })
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const parts = [
    ...(database ? [`${rows} rows`] : []),
    ...(count
      ? [`${count.pictures} pictures`, `${count.files} files`, `${count.attachments} attachments`]
      : []),
  ]
  return {
    lines: [`Copied and compared: ${parts.join(', ')}.`, ...nextSteps(Boolean(database), context)],
    json: {
      ...(database ? { rows } : {}),
      ...count,
      is_frozen: true,
    },
  }
}

async function databaseIn(options: MoveOptions, engine: Engine): Promise<string | undefined> {
  const database = await targetOf(options)
  if (database === undefined && options.s3) return undefined
  if (engine === 'postgres') {
    throw new WrongSetting(
      'DATABASE_URL names PostgreSQL already: unset it, and give the new database with --database.',
    )
  }
  if (database && /^postgres(ql)?:\/\//.test(database)) return database
  throw new WrongSetting('Say where to move: --database-file FILE, or --database postgres://…')
}

async function picturesTo(
  { bucket, dataFolder }: Config,
  { database, folders }: CommandContext['storage'],
) {
  if (!bucket) throw new WrongSetting('--s3 needs S3_BUCKET: set it, too.')
  const to = fileFoldersIn(dataFolder, await openBucket(bucket))
  const move = (name: FolderName) => createPictureMove(database.db, folders[name], to[name])
  const [pictures, files, attachments] = [move('media'), move('files'), move('attachments')]
  const all = [pictures, files, attachments]
  return {
    async refuseOthers() {
      for (const one of all) await one.refuseOthers()
    },
    run: async (progress: Progress) => ({
      pictures: await pictures.run(progress),
      files: await files.run(progress),
      attachments: await attachments.run(progress),
    }),
    async end() {
      for (const one of all) await one.end()
    },
  }
}

function nextSteps(isDatabaseMoved: boolean, { config }: CommandContext): string[] {
  const pictures = config.bucket
    ? 'S3_BUCKET set as it is now, which has the pictures'
    : 'the same DATA_DIR, which has the pictures'
  if (!isDatabaseMoved) {
    return [
      `Start Wajha with ${pictures}, then run \`./wajha thaw\`.`,
      'The folder stays as it is; `./wajha move --undo` thaws the site that shows it.',
    ]
  }
  return [
    `Start Wajha with DATABASE_URL set to that database and ${pictures}.`,
    'Everyone signs in again. The SQLite database stays as it is, frozen; `./wajha move --undo` thaws it.',
  ]
}
