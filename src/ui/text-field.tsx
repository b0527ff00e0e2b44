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

type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'children'> & {
  label: ReactNode
  /** Beside the label: a counter, actions. */
  aside?: ReactNode
  /** After the text, inside the box: the eye of a password. */
  end?: ReactNode
  /** Under the box, while there is no error. */
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  inputRef?: Ref<HTMLInputElement>
  /** More than one line. */
  isLong?: boolean
  /** Of a locked text, which can be read and copied: called when a click or Enter asks to edit it. */
  onUnlock?: (() => void) | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, aside, end, hint, error, placeholder, lang, dir, inputRef, ...rest } = props
  const { isLong = false, onUnlock, ...field } = rest
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
        {isLong ? <TextArea rows={6} {...input} /> : <Input ref={inputRef} {...input} />}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {hint && error === undefined && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>
        <IconAlertCircle size={16} aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </AriaTextField>
  )
}

function lockOf(onUnlock: (() => void) | undefined) {
  if (!onUnlock) return {}
  return {
    onClick: onUnlock,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && onUnlock(),
  }
}

/** As the `inputRef` of the first field of a layer that has just opened. */
export function focusWhenShown(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
}
