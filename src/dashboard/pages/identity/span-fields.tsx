import { IconAlertCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { asTime, type Span } from '../../../domain/contact/opening-hours.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import styles from './day-hours.module.css'

type Edge = keyof Span
type SpanFieldsProps = {
  span: Span
  names: Record<Edge, string>
  isChecked: boolean
  problems: Record<Edge, string | undefined>
  onChange: (span: Span) => void
}

/** Two times, with what is wrong of them beneath. */
export function SpanFields({ span, names, isChecked, problems, onChange }: SpanFieldsProps) {
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
