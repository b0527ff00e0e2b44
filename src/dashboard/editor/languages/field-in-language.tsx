import { useState } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'

export type FieldValue = {
  name: string
  language: LanguageCode
  value: string
  onChange: (value: string) => void
  others: { language: LanguageCode; value: string }[]
  error?: string | undefined
}

/** An existing text is locked until its editing is asked for (BIL-2); a blank field never is. */
export function useLock(value: string) {
  const [isUnlocked, setIsUnlocked] = useState(value === '')
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
