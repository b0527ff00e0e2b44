import type { ReactNode } from 'react'
import { directionOf } from '../../domain/language.ts'
import { useSite } from '../site.ts'

/** Written by the company, in the language of the page, whatever that of the words around it. */
export function OwnText({ children }: { children: ReactNode }) {
  const { fallback, language } = useSite()
  if (!fallback) return children
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {children}
    </bdi>
  )
}
