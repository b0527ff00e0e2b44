import type { ReactNode } from 'react'
import type { SiteName } from '../../domain/site-words/site-names.ts'
import type { SiteWordField } from '../../domain/site-words/word-places.ts'
import { useSite } from '../site.ts'
import { InLanguage } from './in-language.tsx'

type LabelProps = { of: SiteName | SiteWordField; children: ReactNode }

/** A word of the site, marked with its language where that is not the page's. */
export function Label({ of, children }: LabelProps) {
  return <InLanguage language={useSite().languageOf(of)}>{children}</InLanguage>
}
