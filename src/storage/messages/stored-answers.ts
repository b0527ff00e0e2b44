import type { StoredAnswer } from '../../domain/forms/answer.ts'

export function answersIn(column: string | null | undefined): StoredAnswer[] {
  return column ? (JSON.parse(column) as StoredAnswer[]) : []
}
