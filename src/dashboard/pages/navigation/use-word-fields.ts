import { useMemo } from 'react'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { nameWords } from './name-words.ts'
import { siteWordFields } from './site-word-fields.ts'

export function useWordFields() {
  const { fields } = useWords(nameWords)
  const { locale } = useLocale()
  return useMemo(() => {
    const words = siteWordFields.map(({ field, standard }) => [field, standard[locale]])
    return { names: { ...fields, ...Object.fromEntries(words) }, view: () => undefined }
  }, [fields, locale])
}
