import { calendarPath } from '../../../domain/events/calendar-path.ts'
import {
  clockTimeOf,
  dayOf,
  endOf,
  isEventTime,
  isWholeDay,
  startOf,
} from '../../../domain/events/event-times.ts'
import { weekdayName, weekdays } from '../../../domain/contact/opening-hours.ts'
import { type LanguageCode, pathInLanguage } from '../../../domain/languages/language.ts'
import type { LinkAddress } from '../../../domain/navigation/menu.ts'
import type { ShownBlockOf } from '../../../domain/pages/block.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { eventWords } from '../../../domain/site-words/event-words.ts'
import { wordsIn } from '../../../domain/site-words/product-words.ts'
import { standardTimeZone } from '../../../domain/wall-clock.ts'
import { storage } from '../../../storage/storage.server.ts'
import { spokenIn } from '../../names-in.ts'
import type { LinkFinder } from '../../navigation/link-finder.ts'
import { timeIn } from '../../time-in.ts'

type Event = ShownBlockOf<'events'>['items'][number]
type Words = Record<keyof (typeof eventWords)['en'], string>

type ShownDay = { weekday: string; date: string }

type ShownEvent = Pick<Event, 'id' | 'title' | 'place' | 'note' | 'starts'> & {
  link: LinkAddress | null
  first: ShownDay
  last: ShownDay | null
  from: string | null
  until: string | null
  calendar: string
}

/** The next comes first, and what is over last. */
export type ShownEvents = {
  items: ShownEvent[]
  past: ShownEvent[]
  calendar: string | null
  words: Words
}

type Drawing = { page: number; language: LanguageCode; linkTo: LinkFinder; now?: Date }

export async function shownEvents(
  { items }: ShownBlockOf<'events'>,
  { page, language, linkTo, now = new Date() }: Drawing,
): Promise<ShownEvents> {
  const zone = (await storage.timeZone.find()) ?? standardTimeZone
  const isOver = (event: Event) => endOf(event, zone) <= now
  const planned = items
    .filter(({ starts }) => isEventTime(starts))
    .toSorted((one, other) => startOf(one, zone).getTime() - startOf(other, zone).getTime())
  const addressOf = (event?: string) => pathInLanguage(language, calendarPath(page, event))
  const shown = (event: Event): ShownEvent => ({
    ...shownTimes(event, language),
    id: event.id,
    title: event.title,
    place: event.place,
    note: event.note,
    starts: event.starts,
    link: linkTo(event.link),
    calendar: addressOf(event.id),
  })
  const coming = planned.filter((event) => !isOver(event))
  return {
    items: coming.map(shown),
    past: planned.filter(isOver).toReversed().map(shown),
    calendar: coming.length > 1 ? addressOf() : null,
    words: wordsIn(await spokenIn(language), eventWords),
  }
}

function shownTimes({ starts, ends }: Event, language: LanguageCode) {
  const last = ends !== null && dayOf(ends) !== dayOf(starts) ? dayOf(ends) : null
  return {
    first: shownDay(dayOf(starts), language),
    last: last === null ? null : shownDay(last, language),
    from: shownTime(starts, language),
    until: ends === null ? null : shownTime(ends, language),
  }
}

function shownDay(day: string, language: LanguageCode): ShownDay {
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7] as (typeof weekdays)[number]
  return { weekday: weekdayName(language, weekday), date: shortDate(day, 'UTC') }
}

function shownTime(time: string, language: LanguageCode): string | null {
  return isWholeDay(time) ? null : timeIn(language, clockTimeOf(time))
}
