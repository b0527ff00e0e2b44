import type { Command } from 'commander'
import { giveWay } from '../server/run-command.ts'
import { atOneMoment } from '../storage/backup/rows.ts'
import { type Written, writeLeaving } from '../storage/leaving/leaving-place.ts'
import { givenPath, removeWhenStopped } from './archive-command.ts'
import { type CommandContext, withContext } from './command-context.ts'
import { type Act, exitCodes, type Outcome } from './outcome.ts'
import { progressOf } from './progress.ts'

export function addExportCommand(program: Command, act: Act): void {
  program
    .command('export')
    .description('write all texts and pictures as files that other programs read; no backup')
    .requiredOption('--to <folder or file.zip>', 'a folder that is empty or missing, or a zip file')
    .action(({ to }: { to: string }) =>
      act(() =>
        withContext((context) =>
          exported(context, givenPath(to), progressOf(program, 'Exporting')),
        ),
      ),
    )
}

async function exported(
  { storage: { audit, database, folders }, edit }: CommandContext,
  to: string,
  progress: (done: number, total: number) => void,
): Promise<Outcome> {
  giveWay(process.pid)
  const part = `${to}-${process.pid}.part`
  removeWhenStopped(part)
  const { leavingFiles } = await import('../storage/leaving/leaving-files.ts')
  const written = await atOneMoment(database, (db) =>
    writeLeaving(to, part, leavingFiles(db, { folders, now: new Date(), progress })),
  )
  await audit.enter(edit(), 'export-made', '', { count: written.files })
  return told(to, written)
}

function told(to: string, { files, bytes, missing }: Written): Outcome {
  return {
    lines: [
      to,
      `${files} files, ${Math.ceil(bytes / 1e6)} MB`,
      ...missing.map((path) => `${path} is missing: its file is lost`),
    ],
    json: { to, files, bytes, missing },
    code: missing.length > 0 ? exitCodes.foundFaults : exitCodes.done,
  }
}
