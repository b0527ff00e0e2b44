import { resolve } from 'node:path'
import { Command } from 'commander'
import { addAuditCommand } from './audit-command.ts'
import { addBackupCommand } from './backup-command.ts'
import { addDoctorCommand } from './doctor.ts'
import { addExportCommand } from './export-command.ts'
import { addImportCommand } from './import-command.ts'
import { addMoveCommands } from './move-commands.ts'
import { type Act, exitCodeOf, exitCodes, isUsage, type Outcome, sentenceFor } from './outcome.ts'
import { addRestoreCommand } from './restore-command.ts'
import { addSecretCommand } from './secret-command.ts'
import { addUserCommands } from './user-commands.ts'

export async function runProgram(given: string[]): Promise<number> {
  let code: number = exitCodes.done
  const program = new Command('wajha')
    .description('Administers an installation of Wajha from its machine.')
    .option('--json', 'print the result as one JSON object')
    .exitOverride()
  addCommands(program, async (work) => {
    const { lines, json, code: found = exitCodes.done } = await work()
    const text = program.opts().json ? JSON.stringify(json) : lines.join('\n')
    process.stdout.write(`${asCalled(text)}\n`)
    code = found
  })
  try {
    await program.parseAsync(given, { from: 'user' })
    return code
  } catch (error) {
    return complained(error, program)
  }
}

function addCommands(program: Command, act: Act): void {
  addBackupCommand(program, act)
  addRestoreCommand(program, act)
  addUserCommands(program, act)
  addSecretCommand(program, act)
  addAuditCommand(program, act)
  addMoveCommands(program, act)
  addImportCommand(program, act)
  addExportCommand(program, act)
  addDoctorCommand(program, act)
  program
    .command('prepare')
    .description('install the packages and build; an older build may keep serving')
    .option('--archive <file>', 'pack a ready-to-run build for machines without npm')
    .action(({ archive }: { archive?: string }) => act(() => prepared(archive)))
}

async function prepared(given?: string): Promise<Outcome> {
  const lines = ['Installed and built.']
  if (given === undefined) return { lines, json: { is_prepared: true } }
  const { archive } = await import('../../scripts/archive.js')
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  const bytes = await archive(file)
  const size = `${Math.ceil(bytes / 1e6)} MB unpacked`
  return {
    lines: [...lines, `${file}: ${size}`],
    json: { is_prepared: true, archive: file, bytes },
  }
}

function complained(error: unknown, program: Command): number {
  const exit = exitCodeOf(error)
  const sentence = asCalled(sentenceFor(error))
  if (!isUsage(error)) process.stderr.write(`${sentence}\n`)
  if (exit !== exitCodes.done && program.opts().json) {
    process.stdout.write(`${JSON.stringify({ error: sentence })}\n`)
  }
  return exit
}

/** The command has another name on a server than in a clone of the project. */
function asCalled(text: string): string {
  return text.replaceAll('`./wajha ', `\`${process.env.WAJHA_COMMAND ?? './wajha'} `)
}
