import type { ReactNode } from 'react'
import { useFocusOnWrong, type WrongFields } from './use-submission.ts'

type FormProps = {
  id?: string
  className?: string | undefined
  /** These fields were refused; the first of them takes the focus. */
  wrong: WrongFields
  isSaving: boolean
  onSubmit: () => void
  children: ReactNode
}

export function Form({ wrong, isSaving, onSubmit, ...rest }: FormProps) {
  const form = useFocusOnWrong(wrong)
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) onSubmit()
      }}
    />
  )
}
