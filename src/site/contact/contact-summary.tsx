import { IconAlertCircle } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { contactFields } from '../../domain/contact/inbox-message.ts'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './contact-form.module.css'
import type { ContactErrors } from './contact-result.ts'

type ContactSummaryProps = ContactErrors & { idOf: (field: string) => string }

/** Pages without scripts cannot move the focus. */
const focusedOnArrival = { tabIndex: -1, autoFocus: true }

export function ContactSummary({ wrong, failure, idOf }: ContactSummaryProps) {
  const labels = useWords(contactWords)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <section
      className={styles.summary}
      ref={summary}
      aria-labelledby={idOf('failure')}
      {...focusedOnArrival}
    >
      <strong id={idOf('failure')}>
        <IconAlertCircle size={20} aria-hidden="true" />
        <Label of="refusal_form">{failure}</Label>
      </strong>
      <ul>
        {contactFields
          .filter((field) => wrong[field])
          .map((field) => (
            <li key={field}>
              <a href={`#${idOf(field)}`} onClick={focusTarget}>
                <Label of={`contact_${field}`}>
                  {labels[`contact_${field}`]}: {wrong[field]}
                </Label>
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Following the anchor would add a history entry. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
