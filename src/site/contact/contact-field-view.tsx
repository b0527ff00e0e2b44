import { IconAlertCircle } from '@tabler/icons-react'
import type { ChangeEvent } from 'react'
import { type ContactField, contactTextLimits } from '../../domain/contact/inbox-message.ts'
import { Label } from '../words/label.tsx'
import styles from './contact-form.module.css'

export type FieldElement = HTMLInputElement | HTMLTextAreaElement

type ContactFieldViewProps = {
  id: string
  field: ContactField
  label: string
  given: string
  error: string | undefined
  onChange: (event: ChangeEvent<FieldElement>) => void
}

const kinds = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  message: {},
} as const

export function ContactFieldView(props: ContactFieldViewProps) {
  const { id, field, label, given, error, onChange } = props
  const shared = {
    ...kinds[field],
    id,
    className: styles.input,
    name: field,
    defaultValue: given,
    maxLength: contactTextLimits[field],
    required: field !== 'phone',
    onChange,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className={styles.field} data-field={field}>
      <label htmlFor={id}>
        <Label of={`contact_${field}`}>{label}</Label>
      </label>
      {field === 'message' ? <textarea rows={5} {...shared} /> : <input {...shared} />}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <IconAlertCircle size={16} aria-hidden="true" />
          <Label of="refusal_form">{error}</Label>
        </p>
      )}
    </div>
  )
}
