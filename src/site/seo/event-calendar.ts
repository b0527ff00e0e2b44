import ical, { ICalCalendarMethod } from 'ical-generator'
import { dayAfter, endOf, isWholeDay, startOf } from '../../domain/events/event-times.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
} from '../../domain/languages/language.ts'
import { homePageId, pagePath } from '../../domain/pages/page.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import { storage } from '../../storage/storage.server.ts'
import { companyIn, hostOf } from '../company-in.ts'

type Asked = { page: number; event?: string | undefined }

/** Undefined where the page has no such event in the language. */
export async function eventCalendar(
  { origin }: URL,
  { page: id, event: only }: Asked,
  language: LanguageCode = defaultPublicLanguage,
): Promise<Response | undefined> {
  const published = await storage.languages.published()
  if (!published.some(({ code }) => code === language)) return undefined
  const page = await storage.pages.events(id, language)
  const events = page?.events.filter((event) => only === undefined || event.id === only) ?? []
  if (!page || events.length === 0) return undefined
  const zone = (await storage.timeZone.find()) ?? standardTimeZone
  const company = (await companyIn(language)).name || hostOf(origin)
  const path = id === homePageId ? '/' : pagePath(page.slug)
  const url = origin + pathInLanguage(language, path)
  const calendar = ical({
    name: page.title ? `${company} · ${page.title}` : company,
    prodId: { company: 'Wajha', product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const event of events) {
    const isAllDay = isWholeDay(event.starts)
    calendar.createEvent({
      id: `${id}-${event.id}@${hostOf(origin)}`,
      // A calendar that has the event takes the new one only if it is a later version.
      sequence: page.revision,
      stamp: page.updatedAt,
      lastModified: page.updatedAt,
      summary: event.title,
      location: event.place,
      description: event.note,
      url,
      allDay: isAllDay,
      start: isAllDay ? new Date(event.starts) : startOf(event, zone),
      end: isAllDay ? new Date(dayAfter(event.ends ?? event.starts)) : endOf(event, zone),
    })
  }
  return new Response(`${calendar.toString()}\r\n`, {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}
