import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { Overview } from '../../../domain/sections/overview.ts'

/** The share is 0…1 in whole percents; 1 only when nothing is missing. */
export function writtenShare({ sections }: Pick<Overview, 'sections'>, code: LanguageCode): number {
  const parts = Object.values(sections).map((section) => section[code] ?? { done: 0, total: 0 })
  const done = parts.reduce((sum, part) => sum + part.done, 0)
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  return total === 0 ? 0 : Math.floor((100 * done) / total) / 100
}
