import type { Edit } from '../../domain/documents/revision.ts'
import { dashboardPath } from '../../domain/moving/moved-item.ts'
import { Problem } from '../../domain/problem.ts'
import type { createLibraryStore } from '../media/library-store.ts'
import type { MovingStore } from './moving-store.ts'
import type { AskedBack } from './take-back.ts'

export type Staying = { title: string; here: string; reason: string }
export type TakenBack = {
  gone: { articles: number; pages: number; topics: number; pictures: number }
  staying: Staying[]
}

type Stores = { library: ReturnType<typeof createLibraryStore>; moving: MovingStore }
type Asking = { isTrial: boolean; edit: () => Edit; begin?: () => Promise<void> }

const edited = 'It was changed or published here since.'
const used = 'Something here shows it.'

/** Visitors see none of it: whatever was published since stays. */
export async function undoImport(
  { library, moving }: Stores,
  asked: AskedBack,
  { isTrial, edit, begin }: Asking,
): Promise<TakenBack> {
  const documents = await moving.documentsBrought(asked)
  const pictures = await moving.picturesBrought(asked)
  const topics = documents.filter(({ kind }) => kind === 'topic')
  const going = documents.filter(({ kind, isEdited }) => kind !== 'topic' && !isEdited)
  const staying: Staying[] = []
  const gone = { articles: 0, pages: 0, topics: 0, pictures: 0 }
  if (!isTrial && going.length + topics.length + pictures.length > 0) await begin?.()
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

  function isGoing(kind: string, subject: string): boolean {
    return going.some((document) => document.kind === kind && String(document.id) === subject)
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
