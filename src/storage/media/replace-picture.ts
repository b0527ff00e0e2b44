import { type LibraryPicture, valuesWithPicture } from '../../domain/media/library-picture.ts'
import { mayEditSection } from '../../domain/sections/may-edit-section.ts'
import { messages } from '../../domain/messages.ts'
import type { Picture } from '../../domain/media/media.ts'
import type { PictureUse } from '../../domain/media/picture-use.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import { sectionNamed } from '../../domain/sections/section.ts'
import { mayChangeAvatar, type User } from '../../domain/people/user.ts'
import type { Trx } from '../engine/tables.ts'
import { documentOf } from '../history/documents.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import { toAvatar } from '../people/user-rows.ts'
import { lockLibraryPicture } from './library-document.ts'
import { documentsOf, usesOf } from './picture-uses.ts'

type Replacement = { id: string; by: string; user: User; edit: Edit }
type PictureOwner = Pick<PictureUse, 'kind' | 'subject'>

export async function replacePicture(
  trx: Trx,
  { id, by, user, edit }: Replacement,
): Promise<number> {
  await lockLibraryPicture(trx, id)
  const { picture } = await otherPicture(trx, id, by)
  const owners = documentsOf(await usesOf(trx, id))
  if (!owners.every((owner) => mayChange(user, owner))) throw new Problem('forbidden')
  for (const owner of owners) await replaceIn(trx, owner, { id, other: picture, edit })
  return owners.length
}

async function replaceIn(
  trx: Trx,
  { kind, subject }: PictureOwner,
  { id, other, edit }: { id: string; other: Picture; edit: Edit },
): Promise<void> {
  if (kind === 'user') return replaceAvatar(trx, Number(subject), other)
  const document = documentOf(kind)
  await saveWithRevision(trx, document, kind === 'section' ? subject : Number(subject), {
    action: 'change',
    edit,
    sent: null,
    change: (current) =>
      document.restore(current, valuesWithPicture(document.valuesOf(current), id, other)),
  })
}

/** Users have no history. */
async function replaceAvatar(trx: Trx, id: number, other: Picture): Promise<void> {
  await trx.updateTable('users').set(toAvatar(other)).where('id', '=', id).execute()
}

async function otherPicture(trx: Trx, id: string, by: string): Promise<LibraryPicture> {
  const picture = by === id ? undefined : await lockLibraryPicture(trx, by).catch(unlessMissing)
  if (picture) return picture
  throw new Problem('invalid-input', { fields: { by: messages.notInLibrary } })
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Problem && error.code === 'not-found') return undefined
  throw error
}

function mayChange(user: User, { kind, subject }: Pick<PictureUse, 'kind' | 'subject'>): boolean {
  if (kind === 'user') return mayChangeAvatar(user, Number(subject))
  const section = kind === 'section' ? sectionNamed(subject) : undefined
  return !section || mayEditSection(user, section)
}
