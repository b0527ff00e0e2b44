import type { ReactNode } from 'react'
import { directionOf } from '../../domain/language.ts'
import { useSite } from '../site.ts'

/** One of the site's own words; marked as of its language where it stands in for those of the page's. */
export function Label({ children }: { children: ReactNode }) {
  const { fallback } = useSite()
  if (!fallback) return children
  return (
    <bdi lang={fallback} dir={directionOf(fallback)}>
      {children}
    </bdi>
  )
}
