import type { Command } from 'commander'
import { sectionPaths } from '../domain/articles/article.ts'
import type { Edit } from '../domain/documents/revision.ts'
import { Problem } from '../domain/problem.ts'
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

type Stays = { title: string; here: string; reason: string }

const edited = 'It was changed or published here since.'
const used = 'Something here shows it.'

/** Visitors see none of it: whatever was published since stays. */
export async function takeBack(
  { storage: { library, moving }, edit }: Context,
  named: string,
  isTrial: boolean,
): Promise<Outcome> {
  const asked = await moving.asked(named)
  if (!asked) throw new CommandFailure(`Nothing was moved in under ${named}.`)
  const { articles, topics, pictures } = await moving.brought(asked)
  const going = articles.filter(({ isEdited }) => !isEdited)
  const stay: Stays[] = []
  const gone = { articles: 0, topics: 0, pictures: 0 }
  if (!isTrial && going.length + topics.length + pictures.length > 0) {
    await moving.beginTakingBack(asked.source, edit())
  }
  for (const article of articles) {
    const { id, section, isEdited } = article
    const here = `/dashboard/${sectionPaths[section]}/${id}`
    const isGone = !isEdited && (isTrial || (await moving.takeBackArticle(article, edit())))
    if (isGone) gone.articles += 1
    else stay.push({ title: await moving.titleOfArticle(id), here, reason: edited })
  }
  for (const topic of topics) {
    const isUsed = (await moving.articlesWith(topic.id)).some(
      (id) => !isTrial || !going.some((article) => article.id === id),
    )
    const isKept = topic.isEdited || isUsed
    const isGone = !isKept && (isTrial || (await moving.takeBackTopic(topic, edit())))
    if (isGone) gone.topics += 1
    else {
      const title = await moving.titleOfTopic(topic.id)
      stay.push({ title, here: '/dashboard/topics', reason: topic.isEdited ? edited : used })
    }
  }
  for (const id of pictures) {
    const uses = (await library.uses(id)).filter(
      ({ kind, subject }) =>
        !isTrial || kind !== 'article' || !going.some((article) => String(article.id) === subject),
    )
    const isGone = uses.length === 0 && (isTrial || (await removed(id)))
    if (isGone) gone.pictures += 1
    else {
      const { name } = await library.get(id)
      stay.push({ title: name, here: '/dashboard/media', reason: used })
    }
  }
  return outcomeOf({ source: asked.source, isTrial, gone, stay })

  async function removed(id: string): Promise<boolean> {
    try {
      await library.remove([id], edit())
      return true
    } catch (error) {
      if (error instanceof Problem && error.code === 'picture-in-use') return false
      throw error
    }
  }
}

type TakenBack = {
  source: string
  isTrial: boolean
  gone: { articles: number; topics: number; pictures: number }
  stay: Stays[]
}

function outcomeOf({ source, isTrial, gone, stay }: TakenBack): Outcome {
  const { articles, topics, pictures } = gone
  return {
    lines: [
      `From ${source}: articles ${articles}, topics ${topics}, pictures ${pictures}`,
      ...stay.map(({ title, here, reason }) => `  stays: ${title} (${here}). ${reason}`),
      isTrial
        ? 'Nothing was written. With --yes they go into the trash.'
        : 'They are in the trash for 30 days; their old addresses lead nowhere any more.',
    ],
    json: { source, is_trial: isTrial, ...gone, stay },
    code: stay.length > 0 && !isTrial ? exitCodes.foundFaults : exitCodes.done,
  }
}
