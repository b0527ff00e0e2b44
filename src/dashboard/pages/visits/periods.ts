import type { VisitsOfDay } from '../../../domain/visit.ts'

/** The periods are in days, today among them. */
export const periods = [7, 30, 365] as const
type Period = (typeof periods)[number]

const usual: Period = 30
const mostBars = 31

export function periodIn(parameters: URLSearchParams): Period {
  const asked = Number(parameters.get('days'))
  return periods.find((days) => days === asked) ?? usual
}

/** Bars are days, or the months of a year, `2025-11`. */
export function barsOf(days: VisitsOfDay[]): VisitsOfDay[] {
  if (days.length <= mostBars) return days
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return [...months].map(([day, counted]) => ({ day, ...sumOf(counted) }))
}

export function sumOf(days: VisitsOfDay[]): { views: number; visits: number } {
  return {
    views: days.reduce((sum, { views }) => sum + views, 0),
    visits: days.reduce((sum, { visits }) => sum + visits, 0),
  }
}
