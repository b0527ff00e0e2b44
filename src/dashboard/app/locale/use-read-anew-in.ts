import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLocale } from './locale.tsx'

/** Lists are answered in the language of their reader, who may choose another one. */
export function useReadAnewIn(loaded: LanguageCode): void {
  const { language } = useLocale()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (language !== loaded) void revalidate()
  }, [language, loaded, revalidate])
}
