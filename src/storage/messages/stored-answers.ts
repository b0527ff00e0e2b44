import type { StoredAnswer } from '../../domain/forms/answer.ts'

/** Messages of the contact form have none, and those in the trash of before no column. */
export function answersIn(column: string | null | undefined): StoredAnswer[] {
  return column ? (JSON.parse(column) as StoredAnswer[]) : []
}
