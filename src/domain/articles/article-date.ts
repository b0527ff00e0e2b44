import { instantOf, type WallTime, wallTimeAt } from '../wall-clock.ts'
import type { Article } from './article.ts'

export const givenDateLength = '2014-03-01T09:30'.length
export const givenDatePattern =
  /^(?:(?:19[7-9]\d|[2-9]\d{3})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d)?$/

/** It is stored in UTC, and told and written on the clock of the site (decision 083). */
function givenInstant(given: string): Date {
  return new Date(`${given}:00.000Z`)
}

export function isInCalendar(given: string): boolean {
  if (given === '') return true
  const instant = givenInstant(given)
  return !Number.isNaN(instant.getTime()) && dateToGive(instant) === given
}

export function dateToGive(instant: Date): string {
  return instant.toISOString().slice(0, givenDateLength)
}

export function givenOnClock(given: string, zone: string): WallTime {
  return given !== '' && isInCalendar(given) ? wallTimeAt(givenInstant(given), zone) : given
}

/** A time that the clocks skip is no possible date, which the result says by its form. */
export function givenAt(wallTime: WallTime, zone: string): string {
  if (wallTime === '') return ''
  const instant = instantOf(wallTime, zone)
  return instant ? dateToGive(instant) : `${wallTime} ${zone}`
}

/** The future is no date of what is there already. */
export function isPossibleDate(given: string, now: Date): boolean {
  return givenDatePattern.test(given) && isInCalendar(given) && given <= dateToGive(now)
}

/** The date that visitors see, by which lists are in order. */
export function datedAt({
  given_date,
  publishedAt,
  createdAt,
}: Pick<Article, 'given_date' | 'publishedAt' | 'createdAt'>): Date {
  return given_date === null ? (publishedAt ?? createdAt) : givenInstant(given_date)
}
