import type { ProductLanguage } from '../../domain/languages/language.ts'
import { standardTimeZone, wallTimeAt } from '../../domain/wall-clock.ts'
import { isolated } from '../../ui/isolated.ts'

/** `Nov 20, 2026, 9:00 AM` on the clock of that zone, in Arabic `Nov 20, 2026, 09:00`. */
export function momentIn(locale: ProductLanguage, instant: string | Date, timeZone?: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
    ...(locale === 'ar' && { hourCycle: 'h23' }),
  })
  return isolated(format.format(new Date(instant)))
}

export function momentNow(locale: ProductLanguage, timeZone: string): string {
  return momentIn(locale, new Date(), timeZone)
}

/** `2026-11-29` */
export function dayNow(timeZone: string): string {
  return wallTimeAt(new Date(), timeZone).slice(0, 10)
}

export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `Syria Time`, `UTC`, as it is called today. */
export function zoneName(locale: ProductLanguage, timeZone: string): string {
  if (timeZone === standardTimeZone) return isolated(timeZone)
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  const parts = format.formatToParts(new Date())
  return isolated(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone)
}
