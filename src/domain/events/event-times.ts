import { instantAtOrAfter, instantOf, standardTimeZone, type WallTime } from '../wall-clock.ts'

/** A minute on the clock of the site, or `2026-12-05`, a whole day of it. */
export type EventTime = WallTime

/** One without an end lasts until its day is over; a day as the end is the last one. */
export type EventTimes = { starts: EventTime; ends: EventTime | null }

const dayLength = 'yyyy-mm-dd'.length

export function isWholeDay(time: EventTime): boolean {
  return time.length === dayLength
}

export function dayOf(time: EventTime): string {
  return time.slice(0, dayLength)
}

export function clockTimeOf(time: EventTime): string {
  return time.slice('yyyy-mm-ddT'.length)
}

export function startOf({ starts }: EventTimes, zone: string): Date {
  return instantAtOrAfter(isWholeDay(starts) ? `${starts}T00:00` : starts, zone)
}

export function endOf({ starts, ends }: EventTimes, zone: string): Date {
  const last = ends ?? dayOf(starts)
  return instantAtOrAfter(isWholeDay(last) ? `${dayAfter(last)}T00:00` : last, zone)
}

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, dayLength)
}

export function isEventTime(time: string): boolean {
  const wallTime = isWholeDay(time) ? `${time}T00:00` : time
  return instantOf(wallTime, standardTimeZone) !== undefined
}

/** Ends on the same clock as it starts: a day ends with a day. */
export function isInOrder({ starts, ends }: EventTimes): boolean {
  if (ends === null) return true
  if (isWholeDay(starts) !== isWholeDay(ends)) return false
  return isWholeDay(starts) ? starts <= ends : starts < ends
}
