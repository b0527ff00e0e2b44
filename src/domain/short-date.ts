import { onceFor } from './once-for.ts'

const formatOf = onceFor(formatIn)

/** `Nov 3, 2025` on the clock of that zone. */
export function shortDate(date: string, timeZone: string): string {
  return formatOf(timeZone).format(new Date(date))
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
  } catch {
    // Old browsers lack the newest names, such as `Europe/Kyiv`.
    return formatIn('UTC')
  }
}
