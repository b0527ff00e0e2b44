import type { ComponentProps, ReactNode } from 'react'
import type { Answer } from '../../domain/forms/answer.ts'
import type { ShownField } from '../../domain/forms/form.ts'
import type { formWords } from '../../domain/site-words/form-words.ts'
import type { SiteWord } from '../../domain/site-words/word-placeholders.ts'

/** Draws a text in its own language: a word of the site, or what the company wrote for a field. */
export type Say = (text: string, of: { word: SiteWord } | { field: string }) => ReactNode

type Terms = { title: string; href: string }
export type Common = {
  words: (typeof formWords)['en']
  idOf: (field: string) => string
  nameOf?: ((field: string) => string) | undefined
  say?: Say | undefined
  longest?: Partial<Record<string, number>> | undefined
  termsOf?: ((page: number) => Terms | undefined) | undefined
  /** The day of the site, `2026-11-29`, once it is known. */
  today?: string | undefined
  sizeOf?: ((bytes: number) => ReactNode) | undefined
}

export type FieldProps<Field extends ShownField = ShownField> = Common & {
  field: Field
  given: Answer | undefined
  error: string | undefined
}

export type Control = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-invalid' | 'aria-describedby'
>

export function plainly(text: string): ReactNode {
  return text
}
