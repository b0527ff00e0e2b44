import type { LanguageCode } from '../domain/languages/language.ts'
import { onceFor } from '../domain/once-for.ts'

const clocks = { h23: onceFor(clockIn('h23')), h24: onceFor(clockIn('h24')) }

/** `09:30` as the language writes times of day, on the 24-hour clock. */
export function timeIn(
  language: LanguageCode,
  time: string,
  hourCycle: keyof typeof clocks = 'h23',
): string {
  const [hours, minutes] = time.split(':').map(Number)
  return clocks[hourCycle](language).format(Date.UTC(2024, 0, 1, hours, minutes))
}

function clockIn(hourCycle: 'h23' | 'h24') {
  return (language: LanguageCode) =>
    new Intl.DateTimeFormat([language, 'en'], {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle,
      // Numbers are Latin in every language (K-08).
      numberingSystem: 'latn',
      timeZone: 'UTC',
    })
}
