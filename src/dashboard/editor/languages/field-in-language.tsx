import { type ReactNode, useState } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import { textName, type Values } from '../../../domain/documents/revision.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import type { SaveFailure } from '../document/use-document.ts'

export type FieldValue = {
  /** The name of the text, as `title.ar`; the board of translations leads to it. */
  text?: string
  name: string
  language: LanguageCode
  value: string
  onChange: (value: string) => void
  others: { language: LanguageCode; value: string }[]
  error?: string | undefined
  actions?: ReactNode
}

/** An existing text is locked until its editing is asked for (BIL-2); a blank field never is. */
export function useLock(value: string) {
  const [isUnlocked, setIsUnlocked] = useState(value === '')
  // A reset blanks it, too; what is then written must not lock it again.
  if (value === '' && !isUnlocked) setIsUnlocked(true)
  return { isLocked: !isUnlocked, unlock: () => setIsUnlocked(true) }
}

export function FieldName({ name, language }: { name: string; language: LanguageCode }) {
  const words = useWords(fieldWords)
  const { nameOf } = useLocale()
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="sr">{words.nameIn(name, nameOf(language))}</span>
    </>
  )
}

type Texts<V extends Values> = {
  values: V
  failure: SaveFailure | null
  change: (update: (now: V) => V) => void
}

export function useTextFields<V extends Values>({ values, failure, change }: Texts<V>) {
  const { translate } = useLocale()
  const codes = useLanguages().map(({ code }) => code)
  const textOf = (field: string, language: LanguageCode) =>
    (values[textName(field, language)] as string | undefined) ?? ''

  return function fieldOf(field: string, language: LanguageCode, name: string): FieldValue {
    const refusal = refusalOf(failure, field, language)
    return {
      text: textName(field, language),
      name,
      language,
      value: textOf(field, language),
      onChange: (value) => change((now) => ({ ...now, [textName(field, language)]: value })),
      others: codes
        .filter((code) => code !== language)
        .map((code) => ({ language: code, value: textOf(field, code) })),
      error: refusal && translate(refusal),
    }
  }
}

/** Calls of one language name the field alone, calls of all languages name it with its language. */
function refusalOf(failure: SaveFailure | null, field: string, language: LanguageCode) {
  const name = textName(field, language)
  const [failed] = failure?.unsaved ?? []
  const isOfThisCall =
    failed === undefined || !failed.includes('.') || failed.endsWith(`.${language}`)
  return failure?.fields?.[name] ?? (isOfThisCall ? failure?.fields?.[field] : undefined)
}
