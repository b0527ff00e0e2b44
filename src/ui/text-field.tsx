import type { ReactNode, Ref } from 'react'
import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
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
  error?: string | undefined
  placeholder?: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  inputRef?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { label, aside, end, error, placeholder, lang, dir, inputRef, ...field } = props
  return (
    <AriaTextField {...field} className={styles.field} isInvalid={error !== undefined}>
      <div className={styles.head}>
        <Label className={styles.label}>{label}</Label>
        {aside}
      </div>
      <div className={styles.box}>
        <Input className={styles.input} ref={inputRef} {...{ placeholder, lang, dir }} />
        {end && <span className={styles.end}>{end}</span>}
      </div>
      <FieldError className={styles.error}>
        <IconAlertCircle size={16} aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </AriaTextField>
  )
}

/** As the `inputRef` of the first field of a layer that has just opened. */
export function focusWhenShown(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
}
