import { useState } from 'react'
import { dayOf, type EventTime, isWholeDay } from '../../../../domain/events/event-times.ts'
import type { PlannedEvent } from '../../../../domain/pages/block.ts'
import { Switch } from '../../../../ui/switch.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../../app/locale/locale.tsx'
import { LinkFields } from '../../links/link-fields.tsx'
import { linkWords } from '../../links/words.ts'
import styles from '../../parts/part-forms.module.css'
import type { BlockFormProps } from '../blocks-form.ts'
import { newEvent } from '../edited-block.ts'
import { BlockBody, BlockItems } from '../form-parts.tsx'
import { blockWords } from '../words.ts'
import { AddItem } from './list-forms.tsx'

export function EventsForm(props: BlockFormProps<'events'>) {
  const { id, block, onChange, fieldOf, revision, problems } = props
  const { kind, items } = block
  const words = useWords(blockWords)
  const change = (changed: PlannedEvent[]) => onChange({ kind, items: changed })
  return (
    <BlockBody {...{ id, kind, fieldOf }} shared={<p>{words.events.order}</p>}>
      <BlockItems
        {...{ kind, items, fieldOf, revision }}
        onChange={change}
        adding={<AddItem {...{ kind, items }} onAdd={() => change([...items, newEvent()])} />}
      >
        {(event, index) => (
          <EventFields
            event={event}
            onChange={(changed) => change(items.with(index, changed))}
            problemOf={(field) =>
              Object.entries(problems).find(([name]) =>
                name.startsWith(`items.${index}.${field}`),
              )?.[1]
            }
          />
        )}
      </BlockItems>
    </BlockBody>
  )
}

type EventFieldsProps = {
  event: PlannedEvent
  onChange: (event: PlannedEvent) => void
  problemOf: (field: 'starts' | 'ends' | 'link') => string | undefined
}

const firstHour = '09:00'

function EventFields({ event, onChange, problemOf }: EventFieldsProps) {
  const { events: words } = useWords(blockWords)
  const { nowhere } = useWords(linkWords)
  const { translate } = useLocale()
  const { starts, ends } = event
  const [isAllDay, setAllDay] = useState(starts !== '' && isWholeDay(starts))

  function changeAllDay(toDays: boolean) {
    const as = (time: EventTime) => (toDays ? dayOf(time) : `${dayOf(time)}T${firstHour}`)
    setAllDay(toDays)
    onChange({ ...event, starts: starts && as(starts), ends: ends && as(ends) })
  }

  function timeField(field: 'starts' | 'ends', hint?: string) {
    const problem = problemOf(field)
    return (
      <TextField
        label={words[field]}
        type={isAllDay ? 'date' : 'datetime-local'}
        dir="ltr"
        hint={hint}
        value={event[field] ?? ''}
        onChange={(time) => onChange({ ...event, [field]: time || (field === 'ends' ? null : '') })}
        error={problem && translate(problem)}
      />
    )
  }

  return (
    <>
      <div className={styles.reachable}>
        {timeField('starts')}
        {timeField('ends', words.optional)}
      </div>
      <Switch isOn={isAllDay} onChange={changeAllDay}>
        {words.wholeDay}
      </Switch>
      <LinkFields
        none={nowhere}
        target={event.link}
        isWrong={problemOf('link') !== undefined}
        onChange={(link) => onChange({ ...event, link })}
      />
    </>
  )
}
