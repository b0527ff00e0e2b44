import { IconAlertCircle } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Label } from '../words/label.tsx'
import styles from './form.module.css'
import type { FormErrors } from './visitor-sentence.ts'

type FormSummaryProps = FormErrors & {
  fields: { id: string; label: ReactNode }[]
  idOf: (field: string) => string
}

/** Pages without scripts cannot move the focus. */
const focusedOnArrival = { tabIndex: -1, autoFocus: true }

export function FormSummary({ fields, wrong, failure, idOf }: FormSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const found = fields.filter(({ id }) => wrong[id])
  return (
    <section
      className={`${styles.summary} ${found.length > 0 ? '' : styles.check}`}
      ref={summary}
      aria-labelledby={idOf('failure')}
      {...focusedOnArrival}
    >
      <strong id={idOf('failure')} className={styles.failure}>
        {found.length > 0 && <IconAlertCircle size={20} aria-hidden="true" />}
        <Label of="refusal_form">{failure}</Label>
      </strong>
      {found.length > 0 && (
        <ul>
          {found.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${idOf(id)}`} onClick={focusTarget}>
                {label}: <Label of="refusal_form">{wrong[id]}</Label>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Following the anchor would add a history entry. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
