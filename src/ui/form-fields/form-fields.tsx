import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Answers, answerName, isTyped } from '../../domain/forms/answer.ts'
import { answerLimits, type ShownField, type ShownFieldOf } from '../../domain/forms/form.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { lazyComponent } from '../lazy-component.ts'
import { type Common, type Control, type FieldProps, plainly } from './field-props.ts'
import styles from './form-fields.module.css'
import sheet from './form-options.css?url'
import { TypedControl } from './typed-control.tsx'

const AttachmentField = lazyComponent(
  async () => (await import('./attachment-field.tsx')).AttachmentField,
)

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
          {' ('}
          {say(words.form_optional, { word: 'form_optional' })})
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
