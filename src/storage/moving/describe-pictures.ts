import type { LanguageCode } from '../../domain/languages/language.ts'
import { changeLibraryPicture, type LibraryPicture } from '../../domain/media/library-picture.ts'
import { type Edit, textName, type Values } from '../../domain/documents/revision.ts'
import type { Trx } from '../engine/tables.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import { libraryDocument } from '../media/library-document.ts'

export type MovedPicture = {
  id: string
  alt: Record<LanguageCode, string>
  caption: Record<LanguageCode, string>
  shared?: Values
}

/** Texts that are written here stay. Ids are taken in order, so that two never deadlock. */
export async function describePictures(
  trx: Trx,
  pictures: MovedPicture[],
  edit: Edit,
): Promise<void> {
  const byId = Map.groupBy(pictures, ({ id }) => id)
  for (const id of [...byId.keys()].toSorted()) {
    await saveWithRevision(trx, libraryDocument, id, {
      action: 'change',
      edit,
      sent: null,
      change: (current) =>
        (byId.get(id) ?? []).reduce(
          (described, picture) => changeLibraryPicture(described, blanksOf(described, picture)),
          current,
        ),
    })
  }
}

function blanksOf(current: LibraryPicture, { alt, caption, shared }: MovedPicture): Values {
  const { texts } = current
  const chosen = Object.entries(shared ?? {}).filter(
    ([name]) => !current[name as 'decorative' | 'focus'],
  )
  const written = Object.entries({ alt, caption }).flatMap(([field, words]) =>
    Object.entries(words)
      .filter(([language]) => !texts[language]?.[field as 'alt' | 'caption'])
      .map(([language, text]) => [textName(field, language), text]),
  )
  return Object.fromEntries([...written, ...chosen])
}

export async function notInLibrary(trx: Trx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where('library', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
}

export async function noteBrought(trx: Trx, import_id: number, ids: string[]): Promise<void> {
  for (const media_id of ids) {
    await trx
      .insertInto('import_pictures')
      .values({ media_id, import_id })
      .onConflict((conflict) => conflict.column('media_id').doUpdateSet({ import_id }))
      .execute()
  }
}
