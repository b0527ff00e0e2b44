import type { Edit } from '../../domain/documents/revision.ts'
import type { Trx } from '../engine/tables.ts'

/**
 * The library holds what content shows and what staff upload; what was deleted comes back with its
 * texts. Ids are taken in order, so that two never deadlock. Returns the ids of those that were not
 * in it.
 */
export async function keepInLibrary(
  trx: Trx,
  pictures: string[],
  edit: Pick<Edit, 'by' | 'at'>,
): Promise<string[]> {
  if (pictures.length === 0) return []
  const rows = await trx
    .selectFrom('media')
    .select('id')
    .where('library', '=', 0)
    .where('id', 'in', [...new Set(pictures)])
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  for (const id of ids) await add(trx, id, edit)
  return ids
}

async function add(trx: Trx, id: string, { by, at }: Pick<Edit, 'by' | 'at'>): Promise<void> {
  const author = { added_by: by.name, added_by_key: by.key ?? null }
  const added = { library: 1, added_at: at.toISOString(), ...author } as const
  await trx.updateTable('media').set(added).where('id', '=', id).execute()
  await trx
    .updateTable('revisions')
    .set({ restored_at: at.toISOString() })
    .where('kind', '=', 'media')
    .where('subject', '=', id)
    .where('action', '=', 'delete')
    .where('restored_at', 'is', null)
    .execute()
}
