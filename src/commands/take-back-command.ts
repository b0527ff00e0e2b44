import type { Command } from 'commander'
import type { Edit } from '../domain/documents/revision.ts'
import { type TakenBack, undoImport } from '../storage/moving/undo-import.ts'
import { type CommandContext, withContext } from './command-context.ts'
import { type Act, CommandFailure, exitCodes, type Outcome } from './outcome.ts'

export function addTakeBackCommand(program: Command, act: Act): void {
  program
    .command('take-back')
    .description('try to take back what a run brought, or do it with --yes')
    .argument('<run>', 'its number, or the old site for all its runs: pumps.example')
    .option('--yes', 'put it into the trash, but for what was changed here since')
    .action((named: string, _options: object, command: Command) => {
      // `import` has an option of that name, too, and takes it.
      const isTrial = command.optsWithGlobals().yes !== true
      return act(() => withContext((context) => takeBack(context, named, isTrial)))
    })
}

type Context = {
  storage: Pick<CommandContext['storage'], 'library' | 'moving'>
  edit: () => Edit
}

export async function takeBack(
  { storage, edit }: Context,
  named: string,
  isTrial: boolean,
): Promise<Outcome> {
  const asked = await storage.moving.asked(named)
  if (!asked) throw new CommandFailure(`Nothing was moved in under ${named}.`)
  const { source } = asked
  const begin = () => storage.moving.beginTakingBack(source, edit())
  return outcomeOf(source, isTrial, await undoImport(storage, asked, { isTrial, edit, begin }))
}

function outcomeOf(source: string, isTrial: boolean, { gone, staying }: TakenBack): Outcome {
  const { articles, pages, topics, pictures } = gone
  return {
    lines: [
      `From ${source}: articles ${articles}, pages ${pages}, topics ${topics}, pictures ${pictures}`,
      ...staying.map(({ title, here, reason }) => `  stays: ${title} (${here}). ${reason}`),
      isTrial
        ? 'Nothing was written. With --yes they go into the trash.'
        : 'They are in the trash for 30 days; their old addresses lead nowhere any more.',
    ],
    json: { source, is_trial: isTrial, ...gone, stay: staying },
    code: staying.length > 0 && !isTrial ? exitCodes.foundFaults : exitCodes.done,
  }
}
