export function calendarPath(page: number, event?: string): string {
  return `/events-${page}${event ? `-${event}` : ''}.ics`
}

/** Its groups are the page and the event. */
export const calendarName = /^events-([1-9]\d{0,8})(?:-([a-z\d]{8}))?\.ics$/
