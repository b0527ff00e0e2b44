import { useState } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'

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
