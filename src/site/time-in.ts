import type { LanguageCode } from '../domain/languages/language.ts'

/** `09:30` as the language writes times of day, on the 24-hour clock. */
export function timeIn(
  language: LanguageCode,
  time: string,
  hourCycle: 'h23' | 'h24' = 'h23',
): string {
  const [hours, minutes] = time.split(':').map(Number)
  const times = new Intl.DateTimeFormat([language, 'en'], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle,
    // Numbers are Latin in every language (K-08).
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
  return times.format(Date.UTC(2024, 0, 1, hours, minutes))
}
