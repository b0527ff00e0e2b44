import type { Field } from '../documents/document-fields.ts'
import { messages } from '../messages.ts'
import { Problem } from '../problem.ts'
import { topicLimits } from '../topics/topic.ts'

/** Ids of topics, in ascending order. */
export const topicsField: Field<number[]> = {
  blank: [],
  valuesOf: (topics) => (topics.length > 0 ? { topics } : {}),
  restore: (topics, { topics: saved }) =>
    saved === undefined ? topics : sorted((saved ?? []) as number[]),
}

/** Both editors keep what each has added or taken away. */
export function mergedTopics(before: number[], mine: number[], current: number[]): number[] {
  const added = mine.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !mine.includes(id))
  return sorted([...current.filter((id) => !removed.includes(id)), ...added])
}

export function refuseTooMany(topics: number[]): void {
  if (topics.length <= topicLimits.ofArticle) return
  throw new Problem('invalid-input', { fields: { topics: messages.itemsTooMany } })
}

function sorted(ids: number[]): number[] {
  return [...new Set(ids)].toSorted((one, other) => one - other)
}
