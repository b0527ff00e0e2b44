/** A wall clock shows `2026-11-20T09:00`; what instant that is depends on its time zone. */
export type WallTime = string

export const wallTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

export const standardTimeZone = 'UTC'
export const longestTimeZone = 100

/** Offsets such as `+03:00` are no zones: they know no summer. */
export function isTimeZone(name: string): boolean {
  try {
    clockIn(name)
    return /^[a-z]/i.test(name)
  } catch {
    return false
  }
}

/**
 * An hour that comes twice is the earlier one. Undefined is a time that the clocks of that zone skip, or a day that no
 * calendar has.
 */
export function instantOf(wallTime: WallTime, zone: string): Date | undefined {
  const asUtc = Date.parse(`${wallTime}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const around = [asUtc - day, asUtc + day].map((time) => asUtc - offsetAt(time, zone))
  const fitting = around.filter((time) => wallTimeAt(new Date(time), zone) === wallTime)
  return fitting.length > 0 ? new Date(Math.min(...fitting)) : undefined
}

/** Laws may skip a time after it was chosen: it is then as much later as the clocks go forward. */
export function instantAtOrAfter(wallTime: WallTime, zone: string): Date {
  const asUtc = Date.parse(`${wallTime}Z`)
  return instantOf(wallTime, zone) ?? new Date(asUtc - offsetAt(asUtc - day, zone))
}

const day = 24 * 60 * 60 * 1000

function offsetAt(time: number, zone: string): number {
  const minute = time - (time % 60_000)
  return Date.parse(`${wallTimeAt(new Date(minute), zone)}Z`) - minute
}

export function wallTimeAt(instant: Date, zone: string): WallTime {
  const {
    year = '',
    month,
    day,
    hour,
    minute,
  } = Object.fromEntries(
    clockIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  // A year that is still being typed is shorter.
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

const twoDigits = '2-digit'

let latestZone = ''
let latest: Intl.DateTimeFormat | undefined

/** Making one takes a hundred times as long as reading it. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  if (latestZone === timeZone && latest) return latest
  latest = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: twoDigits,
    day: twoDigits,
    hour: twoDigits,
    minute: twoDigits,
  })
  latestZone = timeZone
  return latest
}
