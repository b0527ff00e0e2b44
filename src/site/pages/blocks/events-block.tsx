import { IconCalendarPlus } from '@tabler/icons-react'
import { ArticleText } from '../../articles/article-text.tsx'
import { TargetLink } from './action-block.tsx'
import { Label } from '../../words/label.tsx'
import type { BlockContentOf, BlockProps } from './block-content.ts'

type Block = BlockContentOf<'events'>
type Event = Block['items'][number]

export function EventsBlock({ block }: BlockProps<'events'>) {
  const { heading, items, past, calendar, words } = block
  return (
    <section className="block block-container events-block">
      {heading && (
        <h2>
          <ArticleText text={heading} />
        </h2>
      )}
      {items.length > 0 ? (
        <EventList events={items} words={words} />
      ) : (
        <p>
          <Label of="event_none">{words.event_none}</Label>
        </p>
      )}
      {calendar && (
        <a href={calendar} className="events-calendar">
          <IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" />
          <Label of="event_all">{words.event_all}</Label>
        </a>
      )}
      {past.length > 0 && (
        <details>
          <summary>
            <Label of="event_past">{words.event_past}</Label>{' '}
            <bdi className="num">({past.length})</bdi>
          </summary>
          <EventList events={past} words={words} isOver />
        </details>
      )}
    </section>
  )
}

type EventListProps = { events: Event[]; words: Block['words']; isOver?: boolean }

function EventList({ events, words, isOver = false }: EventListProps) {
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id}>
          <EventDates event={event} words={words} />
          <EventText event={event} />
          {!isOver && (
            <a href={event.calendar} className="events-calendar" aria-describedby={event.id}>
              <IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" />
              <Label of="event_calendar">{words.event_calendar}</Label>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function EventDates({ event, words }: { event: Event; words: Block['words'] }) {
  const { starts, first, last, from, until } = event
  const ends = last ? null : until
  return (
    <p className="events-dates">
      <time dateTime={starts}>
        <Day {...first} />
        {from && (
          <span>
            <bdi className="num ltr">
              {from}
              {ends && `–${ends}`}
            </bdi>
          </span>
        )}
      </time>
      {last && (
        <span>
          <Label of="event_until">{words.event_until}</Label> <Day {...last} />
          {until && <bdi className="num ltr">{until}</bdi>}
        </span>
      )}
    </p>
  )
}

function Day({ weekday, date }: Event['first']) {
  return (
    <>
      <bdi>{weekday}</bdi>{' '}
      <bdi dir="ltr" className="num">
        {date}
      </bdi>{' '}
    </>
  )
}

function EventText({ event: { id, title, place, note, link } }: { event: Event }) {
  return (
    <div>
      <h3 id={id}>
        <TargetLink link={link} label={title}>
          <ArticleText text={title} />
        </TargetLink>
      </h3>
      {place && (
        <p>
          <ArticleText text={place} />
        </p>
      )}
      {note && (
        <p>
          <ArticleText text={note} />
        </p>
      )}
    </div>
  )
}
