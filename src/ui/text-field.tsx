import type { KeyboardEvent, ReactNode, Ref } from 'react'
import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { IconAlertCircle } from '@tabler/icons-react'
import styles from './text-field.module.css'

export type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'children'> & {
  label: ReactNode
  aside?: ReactNode
  end?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  inputRef?: Ref<HTMLInputElement>
  isLong?: boolean
  control?: ReactNode
  onUnlock?: (() => void) | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, aside, end, hint, error, placeholder, lang, dir, inputRef, ...rest } = props
  const { isLong = false, control, onUnlock, ...field } = rest
  const input = { placeholder, lang, dir, className: styles.input, ...lockOf(onUnlock) }
  return (
    <AriaTextField
      {...field}
      className={styles.field}
      isInvalid={error !== undefined}
      isReadOnly={onUnlock !== undefined}
    >
      <div className={styles.head}>
        <Label className={styles.label}>{label}</Label>
        {aside}
      </div>
      <div className={styles.box}>
        {control ??
          (isLong ? <TextArea rows={6} {...input} /> : <Input ref={inputRef} {...input} />)}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      <FieldNotes hint={error === undefined && hint} error={error} />
    </AriaTextField>
  )
}

type FieldNotesProps = { hint?: ReactNode; error: string | undefined }

export function FieldNotes({ hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>
        <IconAlertCircle size={16} aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </>
  )
}

export function lockOf(onUnlock: (() => void) | undefined) {
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
