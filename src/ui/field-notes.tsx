import type { ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'
import { FieldErrorText } from './text-field.tsx'
import styles from './text-field.module.css'

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
        <FieldErrorText error={error} />
      </FieldError>
    </>
  )
}
