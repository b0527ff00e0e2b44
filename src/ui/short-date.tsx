import { useRouteLoaderData } from 'react-router'
import { shortDate } from '../domain/short-date.ts'

/**
 * `Nov 3, 2025` in every language (K-08), to visitors on the site's clock (EDT-15). `date` is ISO
 * 8601. The server's text stays where a browser has other rules of that zone.
 */
export function ShortDate({ date }: { date: string }) {
  const site = useRouteLoaderData<{ timeZone?: string }>('site')
  return (
    <time dateTime={date}>
      <bdi dir="ltr" className="num" suppressHydrationWarning>
        {shortDate(date, site?.timeZone ?? 'UTC')}
      </bdi>
    </time>
  )
}
