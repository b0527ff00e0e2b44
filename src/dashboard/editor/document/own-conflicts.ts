import type { ConflictResponse } from '../../../contract/shared.ts'
import { useShellData } from '../../app/shell/use-shell-data.ts'

type Change = Pick<ConflictResponse, 'changed_by'>

export function useIsOwn() {
  const userId = useShellData()?.user.id
  return (change: Change) => isChangedBy(userId, change)
}

export function isChangedBy(userId: number | undefined, { changed_by: author }: Change): boolean {
  return author.key === undefined && author.id !== null && author.id === userId
}
