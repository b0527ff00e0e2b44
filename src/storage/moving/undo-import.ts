import type { Edit } from '../../domain/documents/revision.ts'
import { type Brought, broughtKinds } from '../../domain/moving/import-run.ts'
import { dashboardPath } from '../../domain/moving/destinations.ts'
import { Problem } from '../../domain/problem.ts'
import type { createLibraryStore } from '../media/library-store.ts'
import type { MovingStore } from './moving-store.ts'
import type { AskedBack } from './take-back.ts'
import type { OtherBrought } from './take-back-others.ts'

export type Staying = { title: string; here: string; reason: string }
export type TakenBack = { gone: Brought; staying: Staying[] }

type Stores = { library: ReturnType<typeof createLibraryStore>; moving: MovingStore }
type Asking = { isTrial: boolean; edit: () => Edit; begin?: () => Promise<void> }

const edited = 'It was changed or published here since.'
const forgotten = 'Its history does not reach back to what it was.'
const used = 'Something here shows it.'

/** Goes back with what the import itself published; whatever somebody published since stays. */
export async function undoImport(
  { library, moving }: Stores,
  asked: AskedBack,
  { isTrial, edit, begin }: Asking,
): Promise<TakenBack> {
  const documents = await moving.documentsBrought(asked)
  const pictures = await moving.picturesBrought(asked)
  const changes = await moving.changesBrought(asked)
  const topics = documents.filter(({ kind }) => kind === 'topic')
  const going = documents.filter(({ kind, isEdited }) => kind !== 'topic' && !isEdited)
  const changing = changes.filter(({ isEdited, isForgotten }) => !isEdited && !isForgotten)
  const others = (await moving.othersBrought(asked)).toSorted(filesLast)
  const staying: Staying[] = []
  const gone = { ...noneGone }
  const count = going.length + changing.length + topics.length + pictures.length + others.length
  if (!isTrial && count > 0) await begin?.()
  for (const change of changes) {
    const { kind, id, destination, isForgotten } = change
    const isGone =
      changing.includes(change) &&
      (isTrial || (await moving.takeBackChange(asked.source, change, edit())))
    if (isGone) gone.changes += 1
    else {
      const title = await moving.titleOfDocument(kind, id)
      const reason = isForgotten ? forgotten : edited
      staying.push({ title, here: dashboardPath(destination, id), reason })
    }
  }
  for (const document of documents) {
    const { kind, id, destination, isEdited } = document
    if (kind === 'topic') continue
    const isGone = !isEdited && (isTrial || (await moving.takeBackDocument(kind, document, edit())))
    if (isGone) gone[`${kind}s`] += 1
    else {
      const title = await moving.titleOfDocument(kind, id)
      staying.push({ title, here: dashboardPath(destination, id), reason: edited })
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
      staying.push({ title, here: '/dashboard/topics', reason: topic.isEdited ? edited : used })
    }
  }
  for (const other of others) {
    const { kind, key } = other
    const isUsed = kind === 'file' && (await usesLeft(other.name))
    const isEdited = isEditedSince(other)
    const isKept = isEdited || isUsed
    const isGone = !isKept && (isTrial || (await moving.takeBackOther(asked.source, other, edit())))
    if (isGone) gone[otherCounts[kind]] += 1
    else {
      const title = kind === 'file' ? await moving.titleOfFile(other.name) : key
      staying.push({ title, here: otherPaths[kind], reason: isEdited ? edited : used })
    }
  }
  for (const id of pictures) {
    const uses = (await library.uses(id)).filter(
      ({ kind, subject }) => !isTrial || !isGoing(kind, subject),
    )
    const isGone = uses.length === 0 && (isTrial || (await removed(id)))
    if (isGone) gone.pictures += 1
    else {
      const { name } = await library.get(id)
      staying.push({ title: name, here: '/dashboard/media', reason: used })
    }
  }
  return { gone, staying }

  async function usesLeft(file: string): Promise<boolean> {
    const uses = await moving.usesOfFile(file)
    return uses.some(({ kind, subject }) => !isTrial || !isGoing(kind, subject))
  }

  function isGoing(kind: string, subject: string): boolean {
    const isDocument = [...going, ...changing].some(
      (one) => one.kind === kind && String(one.id) === subject,
    )
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

const noneGone = Object.fromEntries(broughtKinds.map((kind) => [kind, 0])) as Brought
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
