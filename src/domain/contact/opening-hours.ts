import { westernDigits } from '../text/characters.ts'
import { cleaned } from '../text/short-value.ts'
import type { LanguageCode } from '../languages/language.ts'
import { onceFor } from '../once-for.ts'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Times as `08:00`. The day ends at `24:00`; what is open past it begins the next one. */
export type Span = { opens: string; closes: string }
/** Spans are in their order; a day without any is closed. */
export type Week = Record<Weekday, Span[]>

export const mostSpans = 2
export const timePatterns = {
  opens: /^([01]\d|2[0-3]):[0-5]\d$/,
  closes: /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
} as const

const timeOfDay =
  /^(?<hours>\d{1,2})(?:[:.٫]?(?<minutes>\d{2}))? ?(?:(?<morning>am|a\.m\.|ص|صباحا)|(?<evening>pm|p\.m\.|م|مساء))?$/iu

/** People write `8`, `8.30`, `830`, `٨:٣٠ ص` and `8 pm`; text that is no time stays as it is. */
export function asTime(written: string): string {
  const plain = westernDigits(cleaned('code', written)).replace(/\p{M}/gu, '')
  const { hours, minutes = '00', morning, evening } = timeOfDay.exec(plain)?.groups ?? {}
  if (!hours) return written
  const isTwelve = hours === '12' && (morning || evening)
  const inHalf = isTwelve ? 0 : Number(hours)
  return `${String(evening && inHalf < 12 ? inHalf + 12 : inHalf).padStart(2, '0')}:${minutes}`
}

export function weekdaysIn(language: LanguageCode): Weekday[] {
  // The week begins on Monday where a browser does not know.
  const locale = new Intl.Locale(language) as { getWeekInfo?: () => { firstDay: number } }
  const before = (locale.getWeekInfo?.().firstDay ?? 1) - 1
  return [...weekdays.slice(before), ...weekdays.slice(0, before)]
}

const dayNames = onceFor(
  (language: LanguageCode) =>
    new Intl.DateTimeFormat([language, 'en'], { weekday: 'long', timeZone: 'UTC' }),
)

/** 1 January 2024 was a Monday. */
export function weekdayName(language: LanguageCode, day: Weekday): string {
  return dayNames(language).format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))
}

type Run = { first: Weekday; last: Weekday; spans: Span[] }

export function runsOf(week: Week, days: Weekday[]): Run[] {
  const runs: Run[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && areSame(run.spans, week[day])) run.last = day
    else runs.push({ first: day, last: day, spans: week[day] })
  }
  return runs
}

function areSame(one: Span[], other: Span[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
