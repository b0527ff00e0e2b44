import type { ReactNode } from 'react'
import { directionOf } from '../../domain/language.ts'
import { useSite } from '../site.ts'
import { languageOfWords } from './words-for.ts'

/** One of the site's own words; marked as of its language where it stands in for those of the page's. */
export function Label({ children }: { children: ReactNode }) {
  const { language } = useSite()
  const own = languageOfWords(language)
  if (own === language) return children
  return (
    <bdi lang={own} dir={directionOf(own)}>
      {children}
    </bdi>
  )
}
