import type { ReactNode } from 'react'
import { useSite } from '../site.ts'
import { InLanguage } from './in-language.tsx'

/** Written by the company, in the language of the page, whatever that of the words around it. */
export function OwnText({ children }: { children: ReactNode }) {
  const { fallback, language } = useSite()
  return <InLanguage language={fallback && language}>{children}</InLanguage>
}
