import { maxPageSize } from '../../domain/page-parameters.ts'
import type { DocumentKind } from '../../domain/revision.ts'
import { client } from '../client.ts'

/** Where in the trash what has just been deleted is, by its own ids. */
export async function inTrash(kind: DocumentKind, ids: number[]): Promise<number[]> {
  const found = await client().trash.list({ page: 1, limit: maxPageSize })
  if (!found.ok) return []
  return found.value.removed
    .filter((row) => row.kind === kind && ids.includes(Number(row.subject)))
    .map(({ id }) => id)
}
