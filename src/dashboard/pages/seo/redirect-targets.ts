import { articleSections } from '../../../domain/article.ts'
import type { RedirectResponse } from '../../../contract/redirects.ts'
import { siteNamesIn } from '../../../domain/product-names.ts'
import { frameWords } from '../../../domain/site-words/frame-words.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import { seoWords } from './words.ts'

export type Target = RedirectResponse['target']

/** What a redirect may lead to; addresses are still to be written. */
export const targets: Target[] = [
  { kind: 'path', path: '' },
  { kind: 'home' },
  ...articleSections.map((section) => ({ kind: 'section' as const, section })),
  { kind: 'contact' },
  { kind: 'search' },
  { kind: 'external', address: '' },
]

export function targetId(target: Target): string {
  return target.kind === 'section' ? target.section : target.kind
}

/** What it is called, as a choice. */
export function useTargetNames(): (target: Target) => string {
  const { redirects } = useWords(seoWords)
  const { locale } = useLocale()
  const pages = usePageNames()
  const names = siteNamesIn(locale)
  return (target) => {
    if (target.kind === 'section') return pages[target.section]
    if (target.kind === 'home') return names.home
    if (target.kind === 'contact') return names.contact_heading
    if (target.kind === 'search') return frameWords[locale].frame_search
    return redirects.targets[target.kind === 'external' ? 'external' : 'path']
  }
}
