import { IconAlertCircle } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { type Answer, type Answers, answerName, isTyped } from '../../domain/forms/answer.ts'
import { answerLimits, type ShownField, type ShownFieldOf } from '../../domain/forms/form.ts'
import type { formWords } from '../../domain/site-words/form-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import type { SiteWord } from '../../domain/site-words/word-placeholders.ts'
import { lazyComponent } from '../lazy-component.ts'
import styles from './form-fields.module.css'
import sheet from './form-options.css?url'

/** Draws a text in its own language: a word of the site, or what the company wrote for a field. */
export type Say = (text: string, of: { word: SiteWord } | { field: string }) => ReactNode

const AttachmentField = lazyComponent(
  async () => (await import('./attachment-field.tsx')).AttachmentField,
)

type Terms = { title: string; href: string }
export type Common = {
  words: (typeof formWords)['en']
  /** The id of the control of a field, unique in the page. */
  idOf: (field: string) => string
  nameOf?: ((field: string) => string) | undefined
  say?: Say | undefined
  /** The longest length of a text, by field, where it is not the ordinary one. */
  longest?: Partial<Record<string, number>> | undefined
  termsOf?: ((page: number) => Terms | undefined) | undefined
  /** The day of the site, `2026-11-29`, once it is known. */
  today?: string | undefined
  sizeOf?: ((bytes: number) => ReactNode) | undefined
}
type FormFieldsProps = Common & {
  fields: ShownField[]
  given?: Answers | undefined
  errors?: Partial<Record<string, string>> | undefined
}

/** The language and its direction are those of the element around it. */
export function FormFields({ fields, given, errors, ...common }: FormFieldsProps) {
  return (
    <>
      {fields.some(isMoreThanText) && <link rel="stylesheet" href={sheet} precedence="parts" />}
      {fields.map((field) => (
        <FieldView
          key={field.id}
          field={field}
          given={given?.[field.id]}
          error={errors?.[field.id]}
          {...common}
        />
      ))}
    </>
  )
}

/** The contact form has texts alone. */
function isMoreThanText({ kind, help }: ShownField): boolean {
  return help !== '' || !(kind in answerLimits)
}

type FieldProps<Field extends ShownField = ShownField> = Common & {
  field: Field
  given: Answer | undefined
  error: string | undefined
}

function FieldView(props: FieldProps) {
  const { field, given, error, idOf, nameOf = answerName } = props
  const id = idOf(field.id)
  const parts = { help: field.help, limits: limitsOf(props), error }
  const described = Object.entries(parts).filter(([, text]) => text)
  const control = {
    id,
    name: nameOf(field.id),
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described.map(([part]) => `${id}-${part}`).join(' ') || undefined,
  }
  const notes = <Notes {...props} limits={parts.limits} />
  if (isTyped(field)) {
    return (
      <div className={styles.field} data-field={field.id}>
        <label htmlFor={id}>
          <LabelText {...props} />
        </label>
        <TypedControl {...props} field={field} control={control} />
        {notes}
      </div>
    )
  }
  if (field.kind === 'consent') {
    return (
      <div className={styles.field} data-field={field.id}>
        <label className="form-option">
          <input
            {...control}
            type="checkbox"
            value="yes"
            defaultChecked={given === true}
            required={field.required}
          />
          <span>
            <LabelText {...props} />
          </span>
        </label>
        <TermsLink {...props} field={field} />
        {notes}
      </div>
    )
  }
  if (field.kind === 'attachment') {
    return (
      <div className={styles.field} data-field={field.id}>
        <label htmlFor={id}>
          <LabelText {...props} />
        </label>
        {notes}
        <AttachmentField {...props} field={field} control={control} />
      </div>
    )
  }
  return field.kind === 'choice' && field.options.length > mostButtons ? (
    <div className={styles.field} data-field={field.id}>
      <label htmlFor={id}>
        <LabelText {...props} />
      </label>
      <select
        {...control}
        className={styles.input}
        defaultValue={typeof given === 'string' ? given : ''}
        required={field.required}
      >
        <option value="">{props.words.form_choose}</option>
        {field.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      {notes}
    </div>
  ) : (
    <OptionGroup {...props} field={field} control={control}>
      {notes}
    </OptionGroup>
  )
}

/** More of them are a list. */
const mostButtons = 6

export type Control = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-invalid' | 'aria-describedby'
>
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

function TypedControl({
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

type Group = FieldProps<ShownFieldOf<'choice'> | ShownFieldOf<'choices'>> & {
  control: Control
  children: ReactNode
}

function OptionGroup({ field, given, control, children, ...common }: Group) {
  const { say = plainly } = common
  const { id = '', ...shared } = control
  const isOne = field.kind === 'choice'
  const ofGroup = isOne && { role: 'radiogroup', 'aria-required': field.required }
  return (
    <fieldset
      className={`${styles.field} form-group`}
      data-field={field.id}
      aria-describedby={control['aria-describedby']}
      {...ofGroup}
    >
      <legend>
        <LabelText {...common} field={field} />
      </legend>
      {field.options.map((option, index) => (
        <label key={option.id} className="form-option">
          <input
            {...shared}
            id={index === 0 ? id : `${id}-${option.id}`}
            type={isOne ? 'radio' : 'checkbox'}
            value={option.id}
            defaultChecked={
              given === option.id || (Array.isArray(given) && given.includes(option.id))
            }
            required={isOne && field.required}
          />
          <span>{say(option.label, { field: field.id })}</span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}

function LabelText({ field, words, say = plainly }: Common & { field: ShownField }) {
  return (
    <>
      {say(field.label, { field: field.id })}
      {!field.required && words.form_optional && (
        <span className="form-optional">
          {' '}
          ({say(words.form_optional, { word: 'form_optional' })})
        </span>
      )}
    </>
  )
}

function TermsLink({ field, termsOf, words, say = plainly }: FieldProps<ShownFieldOf<'consent'>>) {
  const terms = field.page === null ? undefined : termsOf?.(field.page)
  if (!terms) return null
  return (
    <a className="form-terms" href={terms.href} target="_blank" rel="noopener">
      {say(filled(words.form_terms, { title: terms.title }), { word: 'form_terms' })}
    </a>
  )
}

function Notes({ field, error, limits, idOf, say = plainly }: FieldProps & { limits: string }) {
  const id = idOf(field.id)
  return (
    <>
      {field.help && (
        <p className="form-help" id={`${id}-help`}>
          {say(field.help, { field: field.id })}
        </p>
      )}
      {limits && (
        <p className="form-help" id={`${id}-limits`}>
          {say(limits, { word: 'form_limits' })}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <IconAlertCircle size={16} aria-hidden="true" />
          {say(error, { word: 'refusal_form' })}
        </p>
      )}
    </>
  )
}

function limitsOf({ field, words }: FieldProps): string {
  if (field.kind === 'attachment') {
    const { most } = field
    return most === 1 ? words.form_file_limits : filled(words.form_files_limits, { most })
  }
  if (field.kind !== 'number') return ''
  const { least, most } = field
  if (least !== null && most !== null) return filled(words.form_limits, { least, most })
  if (least !== null) return filled(words.form_least, { least })
  return most === null ? '' : filled(words.form_most, { most })
}

function plainly(text: string): ReactNode {
  return text
}
