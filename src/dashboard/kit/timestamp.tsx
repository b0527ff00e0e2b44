import type { ProductLanguage } from '../../domain/languages/language.ts'
import { useLocale } from '../app/locale/locale.tsx'

const format = { dateStyle: 'medium', timeStyle: 'short' } as const
const formats: Record<ProductLanguage, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', format),
  ar: new Intl.DateTimeFormat('en-US', { ...format, hourCycle: 'h23' }),
}

/**
 * `Nov 3, 2025, 3:00 PM` on the clock of this device, in Arabic `Nov 3, 2025, 15:00`, isolated as left
 * to right. `date` is ISO 8601.
 */
export function Timestamp({ date }: { date: string | Date }) {
  const { locale } = useLocale()
  const timestamp = new Date(date)
  return (
    <time dateTime={timestamp.toISOString()}>
      <bdi dir="ltr" className="num">
        {formats[locale].format(timestamp)}
      </bdi>
    </time>
  )
}
