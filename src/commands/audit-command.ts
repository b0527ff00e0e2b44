import type { Command } from 'commander'
import { checkArchive } from '../storage/backup/read-archive.ts'
import type { AuditHead } from '../storage/engine/audit-chain.ts'
import { withArchive } from './archive-command.ts'
import { type CommandContext, withContext } from './command-context.ts'
import { type Act, CommandFailure, exitCodes, type Outcome } from './outcome.ts'

export function addAuditCommand(program: Command, act: Act): void {
  program
    .command('audit')
    .description('the record of who did what')
    .command('verify')
    .description('check that no entry was changed, removed or inserted')
    .option('--against <archive>', 'a backup, or the end that a log line names, such as 12:9f86…')
    .option('--identity <file>', 'the key of an encrypted archive, as age-keygen writes it')
    .action(({ against, identity }: VerifyOptions) =>
      act(() => {
        if (against === undefined) return withContext((context) => verify(context))
        const [, id, hash = ''] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(against) ?? []
        if (id !== undefined) {
          return withContext((context) => verify(context, { id: Number(id), hash }))
        }
        return withArchive(against, identity, async (file) => {
          const { audit } = await checkArchive(file)
          if (!audit) throw new CommandFailure('The archive is older than the audit trail.')
          return withContext((context) => verify(context, audit))
        })
      }),
    )
}

type VerifyOptions = { against?: string; identity?: string }

async function verify({ storage }: CommandContext, held?: AuditHead): Promise<Outcome> {
  const { entries, until, fault } = await storage.audit.check(held)
  if (fault) {
    const { id, at, sentence } = fault
    const when = at === null ? '' : ` (${at})`
    return {
      lines: [`Entry ${id}${when} ${sentence}.`],
      json: { entries, until, fault },
      code: exitCodes.foundFaults,
    }
  }
  const head = endOf(await storage.audit.head())
  return {
    lines: [`${entries} entries follow from one another; the last is ${head}`],
    json: { entries, until, head },
  }
}

function endOf({ id, hash }: AuditHead): string {
  return `${id}:${hash}`
}
