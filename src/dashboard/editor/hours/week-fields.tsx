import { IconAlertCircle, IconCopy, IconMinus, IconPlus } from '@tabler/icons-react'
import { Group } from 'react-aria-components'
import {
  asTime,
  mostSpans,
  type Span,
  type Weekday,
  weekdayName,
  weekdaysIn,
} from '../../../domain/contact/opening-hours.ts'
import { hoursProblems } from '../../../domain/contact/organisation-input.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { hourWords } from './words.ts'
import { Fragment, useId, useState } from 'react'
import styles from './hours.module.css'

type WeekFieldsProps = {
  spansOf: (day: Weekday) => Span[]
  isChecked: boolean
  onChange: (day: Weekday, spans: Span[]) => void
  onChangeAll: (spans: Span[]) => void
}

const usualHours: Span[] = [{ opens: '08:00', closes: '16:00' }]

export function WeekFields({ spansOf, isChecked, onChange, onChangeAll }: WeekFieldsProps) {
  const words = useWords(hourWords)
  const { locale } = useLocale()
  const [isCopied, setIsCopied] = useState(false)
  const days = weekdaysIn(locale)

  function write(day: Weekday, spans: Span[]) {
    setIsCopied(false)
    onChange(day, spans)
  }

  function open(day: Weekday) {
    const before = days.slice(0, days.indexOf(day)).map(spansOf)
    write(day, before.findLast((spans) => spans.length > 0) ?? usualHours)
  }

  function copy(spans: Span[]) {
    onChangeAll(spans)
    setIsCopied(true)
  }

  return (
    <>
      <div>
        {days.map((day) => (
          <DayHours
            key={day}
            day={day}
            spans={spansOf(day)}
            isChecked={isChecked}
            onOpen={() => open(day)}
            onChange={(spans) => write(day, spans)}
            onCopy={() => copy(spansOf(day))}
          />
        ))}
      </div>
      <output className="sr">{isCopied && words.copied}</output>
    </>
  )
}

export function Spans({ spans }: { spans: Span[] }) {
  return spans.map(({ opens, closes }) => (
    <Fragment key={opens}>
      <bdi dir="ltr" className="num">{`${opens} – ${closes}`}</bdi>{' '}
    </Fragment>
  ))
}

type DayHoursProps = {
  day: Weekday
  spans: Span[]
  isChecked: boolean
  onOpen: () => void
  onChange: (spans: Span[]) => void
  onCopy: () => void
}

function DayHours({ day, spans, isChecked, onOpen, onChange, onCopy }: DayHoursProps) {
  const words = useWords(hourWords)
  const { locale } = useLocale()
  const name = weekdayName(locale, day)
  const problems = hoursProblems(spans)
  const isOpen = spans.length > 0
  const isFull = spans.length === mostSpans

  return (
    <Group className={styles.day ?? ''} aria-label={words.hoursOf(name)}>
      <Switch isOn={isOpen} onChange={(isOn) => (isOn ? onOpen() : onChange([]))}>
        {name}
      </Switch>
      {isOpen ? (
        <>
          <div className={styles.spans}>
            {spans.map((span, index) => (
              <SpanFields
                key={index}
                span={span}
                names={namesOf(index, name, words)}
                isChecked={isChecked}
                problems={{
                  opens: problems[`${index}.opens`],
                  closes: problems[`${index}.closes`],
                }}
                onChange={(changed) => onChange(spans.with(index, changed))}
              />
            ))}
          </div>
          <div className={styles.tools}>
            <IconButton
              label={(isFull ? words.removeSpan : words.addSpan)(name)}
              onPress={() => onChange(isFull ? spans.slice(0, 1) : [...spans, blankSpan])}
            >
              {isFull ? <IconMinus {...icon} /> : <IconPlus {...icon} />}
            </IconButton>
            <IconButton label={words.copyDay(name)} onPress={onCopy}>
              <IconCopy {...icon} />
            </IconButton>
          </div>
        </>
      ) : (
        <span className={styles.closed}>{words.closed}</span>
      )}
    </Group>
  )
}

const blankSpan: Span = { opens: '', closes: '' }
const icon = { size: 18, 'aria-hidden': true } as const

function namesOf(index: number, day: string, words: (typeof hourWords)['en']) {
  return index === 0
    ? { opens: words.opens(day), closes: words.closes(day) }
    : { opens: words.opensAgain(day), closes: words.closesAgain(day) }
}

type Edge = keyof Span
type SpanFieldsProps = {
  span: Span
  names: Record<Edge, string>
  isChecked: boolean
  problems: Record<Edge, string | undefined>
  onChange: (span: Span) => void
}

function SpanFields({ span, names, isChecked, problems, onChange }: SpanFieldsProps) {
  const { translate } = useLocale()
  const id = useId()
  const [left, setLeft] = useState<Edge[]>([])
  const problemOf = (edge: Edge) => (isChecked || left.includes(edge) ? problems[edge] : undefined)
  const problem = problemOf('opens') ?? problemOf('closes')

  function leave(edge: Edge) {
    setLeft([...left, edge])
    onChange({ ...span, [edge]: asTime(span[edge]) })
  }

  function field(edge: Edge) {
    return (
      <input
        className={styles.time}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        aria-label={names[edge]}
        aria-invalid={problemOf(edge) !== undefined}
        aria-describedby={problemOf(edge) && id}
        value={span[edge]}
        onChange={({ target }) => onChange({ ...span, [edge]: target.value })}
        onBlur={() => leave(edge)}
      />
    )
  }

  return (
    <div>
      <div className={styles.span} dir="ltr">
        {field('opens')}
        <span aria-hidden="true">–</span>
        {field('closes')}
      </div>
      {problem && (
        <p id={id} className={styles.error}>
          <IconAlertCircle size={16} aria-hidden="true" />
          <span>{translate(problem)}</span>
        </p>
      )}
    </div>
  )
}
