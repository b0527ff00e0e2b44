import type { Answers } from '../../domain/forms/answer.ts'
import type { ShownField } from '../../domain/forms/form.ts'

export type FormFieldsProps = {
  fields: ShownField[]
  words: Record<
    'form_optional' | 'form_choose' | 'form_least' | 'form_most' | 'form_limits' | 'form_terms',
    string
  >
  given?: Answers | undefined
  errors?: Record<string, string> | undefined
  /** The id of the control of a field, unique in the page. */
  idOf: (field: string) => string
  onChange?: ((field: string) => void) | undefined
  termsOf?: ((page: number) => { title: string; href: string } | undefined) | undefined
}

/** The language and its direction are those of the element around it. */
export function FormFields(_props: FormFieldsProps) {
  return null
}
