import type { ReactNode } from 'react'
import { directionOf } from '../../domain/language.ts'
import { useSite } from '../site.ts'

/** Marked with its language where that is not the page's. */
export function Label({ children }: { children: ReactNode }) {
  const { fallback } = useSite()
  if (!fallback) return children
  return (
    <bdi lang={fallback} dir={directionOf(fallback)}>
      {children}
    </bdi>
  )
}
