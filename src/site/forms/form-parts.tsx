import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './form.module.css'
import type { FormErrors } from './visitor-sentence.ts'

/** Programs that fill in forms fill in this field, too. */
export function HiddenField() {
  const words = useWords(contactWords)
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {words.contact_blank}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type FormEndProps = FormErrors & { isSending: boolean; button: ReactNode }

export function isSummed({ wrong, ticket }: Pick<FormErrors, 'wrong' | 'ticket'>): boolean {
  return Object.keys(wrong).length > 0 || Boolean(ticket)
}

/** Errors of fields stand above them, any other failure beside the button. */
export function FormEnd({ isSending, button, wrong, failure, ticket }: FormEndProps) {
  const words = useWords(contactWords)
  const shown = ticket ? <Label of="contact_check">{words.contact_check}</Label> : button
  return (
    <div className={styles.end}>
      {ticket && <input type="hidden" name="ticket" value={ticket} />}
      <button className={styles.send} aria-disabled={isSending}>
        {isSending && <Spinner />}
        {isSending ? <Label of="contact_sending">{words.contact_sending}</Label> : shown}
      </button>
      <p className={styles.failure} role="alert">
        {!isSummed({ wrong, ticket }) && failure && <Label of="refusal_other">{failure}</Label>}
      </p>
    </div>
  )
}

/** The sentence gets the focus, since the form is gone. */
export function Sent({ children }: { children: ReactNode }) {
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => output.current?.focus(), [])
  return (
    <output className={styles.sent} ref={output} tabIndex={-1}>
      <IconCircleCheck size={32} aria-hidden="true" />
      <span>{children}</span>
    </output>
  )
}
