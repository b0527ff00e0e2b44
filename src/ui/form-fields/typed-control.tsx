import { answerLimits, type ShownField, type ShownFieldOf } from '../../domain/forms/form.ts'
import type { Control, FieldProps } from './field-props.ts'
import styles from './form-fields.module.css'

type Typed = Extract<ShownField, { kind: keyof typeof typedControls }>

const typedControls = {
  line: { maxLength: answerLimits.line },
  paragraph: { maxLength: answerLimits.paragraph, rows: 5 },
  email: { maxLength: answerLimits.email, type: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { maxLength: answerLimits.phone, type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  date: { type: 'date', dir: 'ltr' },
  // A field for numbers drops the digits of Arabic keyboards.
  number: { dir: 'ltr' },
} as const

export function TypedControl({
  field,
  given,
  control,
  today,
  longest,
}: FieldProps<Typed> & { control: Control }) {
  const shared = {
    ...control,
    className: styles.input,
    defaultValue: typeof given === 'string' ? given : '',
    required: field.required,
    ...(longest && { maxLength: longest[field.id] }),
  }
  switch (field.kind) {
    case 'paragraph':
      return <textarea {...typedControls.paragraph} {...shared} />
    case 'date':
      return <input {...typedControls.date} {...shared} {...spanOf(field, today)} />
    case 'number':
      return (
        <input
          {...typedControls.number}
          {...shared}
          inputMode={field.decimals ? 'decimal' : 'numeric'}
        />
      )
    case 'line':
      return (
        <input
          {...typedControls.line}
          {...shared}
          autoComplete={field.role === 'name' ? 'name' : undefined}
        />
      )
    default:
      return <input {...typedControls[field.kind]} {...shared} />
  }
}

const day = 24 * 60 * 60_000

function spanOf({ span }: ShownFieldOf<'date'>, today: string | undefined) {
  if (today === undefined || span === 'any') return {}
  const beside = (days: number) =>
    new Date(Date.parse(today) + days * day).toISOString().slice(0, 'yyyy-mm-dd'.length)
  return span === 'future' ? { min: beside(1) } : { max: beside(-1) }
}
