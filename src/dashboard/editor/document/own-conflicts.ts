import type { ConflictResponse } from '../../../contract/shared.ts'

type Change = Pick<ConflictResponse, 'changed_by'>

export function isChangedBy(userId: number | undefined, { changed_by: author }: Change): boolean {
  return author.key === undefined && author.id !== null && author.id === userId
}
