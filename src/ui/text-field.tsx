import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { IconAlertCircle } from '@tabler/icons-react'
import styles from './text-field.module.css'

type Attributes = Pick<
  ComponentProps<'input'> & ComponentProps<'textarea'>,
  | 'autoComplete'
  | 'autoCorrect'
  | 'dir'
  | 'inputMode'
  | 'lang'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
> & { onBlur?: () => void; onKeyUp?: (event: KeyboardEvent) => void }

export type TextFieldProps = Attributes & {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  type?: ComponentProps<'input'>['type']
  aside?: ReactNode
  end?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  isDisabled?: boolean
  isReadOnly?: boolean
  isLong?: boolean
  renderControl?: ((input: ControlProps) => ReactNode) | undefined
  onUnlock?: (() => void) | undefined
}

export type ControlProps = Attributes & {
  id: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    aside,
    end,
    hint,
    error,
    type,
    inputRef,
    isLong,
    renderControl,
    onUnlock,
    ...rest
  } = props
  const { onChange, isDisabled, isReadOnly = onUnlock !== undefined, ...attributes } = rest
  const id = useId()
  const isInvalid = error !== undefined
  const note = isInvalid ? <FieldErrorText error={error} /> : hint
  const input = {
    ...attributes,
    ...lockOf(onUnlock),
    id,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  }
  return (
    <div
      className={styles.field}
      data-invalid={isInvalid || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={styles.box}>
        {renderControl?.(input) ??
          (isLong ? (
            <textarea rows={6} {...input} className={styles.input} />
          ) : (
            <input ref={inputRef} type={type} {...input} className={styles.input} />
          ))}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {note && (
        <span id={`${id}-note`} className={isInvalid ? styles.error : styles.hint}>
          {note}
        </span>
      )}
    </div>
  )
}

export function FieldErrorText({ error }: { error: string | undefined }) {
  return (
    <>
      <IconAlertCircle size={16} aria-hidden="true" />
      <span>{error}</span>
    </>
  )
}

function lockOf(onUnlock: (() => void) | undefined) {
  if (!onUnlock) return {}
  return {
    onClick: onUnlock,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return
      event.preventDefault()
      onUnlock()
    },
  }
}

export function focusWhenShown(input: HTMLElement | null): void {
  input?.focus({ preventScroll: true })
}
