import type { Command } from 'commander'
import type { Edit } from '../domain/documents/revision.ts'
import { dashboardPath } from '../domain/moving/moved-item.ts'
import { Problem } from '../domain/problem.ts'
import type { OtherBrought } from '../storage/moving/take-back-others.ts'
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
  const documents = await moving.documentsBrought(asked)
  const pictures = await moving.picturesBrought(asked)
  const topics = documents.filter(({ kind }) => kind === 'topic')
  const going = documents.filter(({ kind, isEdited }) => kind !== 'topic' && !isEdited)
  const others = (await moving.othersBrought(asked)).toSorted(filesLast)
  const stay: Stays[] = []
  const gone = { ...noneGone }
  const count = going.length + topics.length + pictures.length + others.length
  if (!isTrial && count > 0) {
    await moving.beginTakingBack(asked.source, edit())
  }
  for (const document of documents) {
    const { kind, id, destination, isEdited } = document
    if (kind === 'topic') continue
    const isGone = !isEdited && (isTrial || (await moving.takeBackDocument(kind, document, edit())))
    if (isGone) gone[`${kind}s`] += 1
    else {
      const title = await moving.titleOfDocument(kind, id)
      stay.push({ title, here: dashboardPath(destination, id), reason: edited })
    }
  }
  for (const topic of topics) {
    const isUsed = (await moving.articlesWith(topic.id)).some(
      (id) => !isTrial || !isGoing('article', String(id)),
    )
    const isKept = topic.isEdited || isUsed
    const isGone = !isKept && (isTrial || (await moving.takeBackTopic(topic, edit())))
    if (isGone) gone.topics += 1
    else {
      const title = await moving.titleOfTopic(topic.id)
      stay.push({ title, here: '/dashboard/topics', reason: topic.isEdited ? edited : used })
    }
  }
  for (const other of others) {
    const { kind, key } = other
    const isUsed = kind === 'file' && (await usesLeft(other.name))
    const isEdited = isEditedSince(other)
    const isKept = isEdited || isUsed
    const isGone = !isKept && (isTrial || (await moving.takeBackOther(asked.source, other, edit())))
    if (isGone) gone[otherCounts[kind]] += 1
    else stay.push({ title: key, here: otherPaths[kind], reason: isEdited ? edited : used })
  }
  for (const id of pictures) {
    const uses = (await library.uses(id)).filter(
      ({ kind, subject }) => !isTrial || !isGoing(kind, subject),
    )
    const isGone = uses.length === 0 && (isTrial || (await removed(id)))
    if (isGone) gone.pictures += 1
    else {
      const { name } = await library.get(id)
      stay.push({ title: name, here: '/dashboard/media', reason: used })
    }
  }
  return outcomeOf({ source: asked.source, isTrial, gone, stay })

  async function usesLeft(file: string): Promise<boolean> {
    const uses = await moving.usesOfFile(file)
    return uses.some(({ kind, subject }) => !isTrial || !isGoing(kind, subject))
  }

  function isGoing(kind: string, subject: string): boolean {
    const isDocument = going.some((one) => one.kind === kind && String(one.id) === subject)
    return isDocument || others.some((one) => !isEditedSince(one) && isAt(one, kind, subject))
  }

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

function filesLast(one: OtherBrought, other: OtherBrought): number {
  return Number(one.kind === 'file') - Number(other.kind === 'file')
}

function isEditedSince({ kind, isEdited }: OtherBrought): boolean {
  return kind !== 'redirect' && isEdited
}

function isAt({ kind, id, name }: OtherBrought, used: string, subject: string): boolean {
  if (kind === 'home') return used === 'page' && subject === String(id)
  return kind === used && subject === (kind === 'section' ? name : String(id))
}

const noneGone = {
  articles: 0,
  pages: 0,
  topics: 0,
  pictures: 0,
  partners: 0,
  files: 0,
  forms: 0,
  redirects: 0,
  settings: 0,
}
const otherCounts = {
  card: 'partners',
  file: 'files',
  form: 'forms',
  redirect: 'redirects',
  section: 'settings',
  home: 'settings',
} as const
const otherPaths = {
  card: '/dashboard/partners',
  file: '/dashboard/media/files',
  form: '/dashboard/forms',
  redirect: '/dashboard/seo/redirects',
  section: '/dashboard',
  home: '/dashboard/pages/1',
}

type TakenBack = {
  source: string
  isTrial: boolean
  gone: typeof noneGone
  stay: Stays[]
}

const always = 4

function outcomeOf({ source, isTrial, gone, stay }: TakenBack): Outcome {
  const counts = Object.entries(gone)
    .filter(([, count], index) => index < always || count > 0)
    .map(([name, count]) => `${name} ${count}`)
  return {
    lines: [
      `From ${source}: ${counts.join(', ')}`,
      ...stay.map(({ title, here, reason }) => `  stays: ${title} (${here}). ${reason}`),
      isTrial
        ? 'Nothing was written. With --yes they go into the trash.'
        : 'They are in the trash for 30 days; their old addresses lead nowhere any more.',
    ],
    json: { source, is_trial: isTrial, ...gone, stay },
    code: stay.length > 0 && !isTrial ? exitCodes.foundFaults : exitCodes.done,
  }
}
