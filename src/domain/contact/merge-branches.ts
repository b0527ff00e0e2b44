import type { Revision, Values } from '../documents/revision.ts'
import { valuesBefore } from '../documents/revision.ts'
import { messages } from '../messages.ts'
import { mergeConflict, mergedEntries } from '../navigation/merge-navigation.ts'
import { Problem } from '../problem.ts'
import { mostBranches, type OwnBranches } from './branch.ts'

/**
 * Branches that others added stay, those they removed are gone. Throws Problem('conflict') if they moved them in
 * another way.
 */
export function mergeBranches(current: OwnBranches, values: Values, unseen: Revision[]): Values {
  if (!('branches' in values)) return values
  const mine = (values.branches ?? []) as string[]
  const before = (valuesBefore(unseen, current).branches ?? []) as string[]
  const branches = mergedIds(before, mine, current.branches ?? [])
  if (!branches) throw mergeConflict({ branches: mine }, current, unseen)
  if (branches.length > mostBranches) {
    throw new Problem('invalid-input', { fields: { branches: messages.itemsTooMany } })
  }
  return { ...values, branches }
}

export function mergedIds(before: string[], mine: string[], theirs: string[]) {
  const entries = (ids: string[]) => ids.map((id) => ({ id }))
  return mergedEntries(entries(before), entries(mine), entries(theirs))?.map(({ id }) => id)
}
