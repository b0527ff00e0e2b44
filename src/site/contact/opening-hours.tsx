import { Fragment } from 'react'
import { Label } from '../words/label.tsx'
import type { ShownHours } from './contact-in.ts'
import sheet from './opening-hours.css?url'

export function OpeningHours({
  heading,
  closed,
  runs,
  note,
  isPage,
}: ShownHours & { isPage: boolean }) {
  const Heading = isPage ? 'h2' : 'h3'
  return (
    <div className="opening-hours">
      <link rel="stylesheet" href={sheet} precedence="parts" />
      <Heading>
        <Label of="contact_hours">{heading}</Label>
      </Heading>
      <dl>
        {runs.map(({ days, spans }) => (
          <Fragment key={days[0]}>
            <dt>{days.join(' – ')}</dt>
            <dd>
              {spans.length === 0 && <Label of="contact_closed">{closed}</Label>}
              {spans.map(([opens, closes]) => (
                <bdi key={opens?.time} dir="ltr" className="num">
                  <time dateTime={opens?.time}>{opens?.shown}</time>
                  {' – '}
                  <time dateTime={closes?.time}>{closes?.shown}</time>
                </bdi>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </div>
  )
}
