import type { ProductLanguage } from '../../domain/languages/language.ts'
import { useLocale } from '../app/locale/locale.tsx'

const day = { dateStyle: 'medium' } as const
const clock = { timeStyle: 'short' } as const
type Formats = Record<ProductLanguage, Intl.DateTimeFormat>
const formats = {
  both: formatsOf({ ...day, ...clock }),
  day: formatsOf(day),
  clock: formatsOf(clock),
}

/**
 * `Nov 3, 2025, 3:00 PM` on the clock of this device, in Arabic `Nov 3, 2025, 15:00`, isolated as left
 * to right. `date` is ISO 8601.
 */
export function Timestamp({
  date,
  part = 'both',
}: {
  date: string | Date
  part?: keyof typeof formats
}) {
  const { locale } = useLocale()
  const timestamp = new Date(date)
  return (
    <time dateTime={timestamp.toISOString()}>
      <bdi dir="ltr" className="num">
        {formats[part][locale].format(timestamp)}
      </bdi>
    </time>
  )
}

function formatsOf(format: Intl.DateTimeFormatOptions): Formats {
  return {
    en: new Intl.DateTimeFormat('en-US', format),
    ar: new Intl.DateTimeFormat('en-US', { ...format, hourCycle: 'h23' }),
  }
}
