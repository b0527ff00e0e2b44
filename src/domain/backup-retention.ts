/** This many of the newest days, weeks and months that have a backup keep their last one. */
export type Retention = { days: number; weeks: number; months: number }

const units = ['days', 'weeks', 'months'] as const
const written = /^(?:(\d{1,3})d)?(?:(\d{1,3})w)?(?:(\d{1,3})m)?$/

/** Reads `7d4w6m`, in this order; undefined for what keeps nothing or is written otherwise. */
export function retentionIn(text: string): Retention | undefined {
  const [, ...counts] = written.exec(text) ?? []
  const [days = 0, weeks = 0, months = 0] = counts.map((count) => Number(count ?? 0))
  return days + weeks + months > 0 ? { days, weeks, months } : undefined
}

/** The moments whose backups may go, by days in UTC; weeks begin on Monday. */
export function expiredBackups(moments: Date[], retention: Retention): Date[] {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime())
  const retained = new Set<Date>()
  for (const unit of units) {
    const lasts = new Map<string, Date>()
    for (const moment of newestFirst) {
      const period = periodOf(moment, unit)
      if (!lasts.has(period)) lasts.set(period, moment)
    }
    for (const moment of [...lasts.values()].slice(0, retention[unit])) retained.add(moment)
  }
  return newestFirst.filter((moment) => !retained.has(moment))
}

const day = 24 * 60 * 60 * 1000

/** When the last of these backups goes, if from `next` on one is made each day. */
export function lastBackupGoes(moments: Date[], retention: Retention, next: Date): Date {
  const madeOn = (number: number) => new Date(next.getTime() + number * day)
  const isGone = (number: number) => {
    const later = Array.from({ length: number + 1 }, (_, one) => madeOn(one))
    const expired = new Set(expiredBackups([...moments, ...later], retention))
    return moments.every((moment) => expired.has(moment))
  }
  const { days, weeks, months } = retention
  let [first, last] = [0, days + 7 * (weeks + 1) + 31 * (months + 1)]
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (isGone(middle)) last = middle
    else first = middle + 1
  }
  return madeOn(first)
}

function periodOf(moment: Date, unit: keyof Retention): string {
  const date = moment.toISOString()
  if (unit === 'days') return date.slice(0, 10)
  if (unit === 'months') return date.slice(0, 7)
  // The first day of all was a Thursday.
  return String(Math.floor((Math.floor(moment.getTime() / day) + 3) / 7))
}
