import { articleSections } from '../../../domain/article.ts'
import type { LinkTarget } from '../../../domain/navigation.ts'

/** Until one is chosen. */
const noArticleYet = { kind: 'article', section: 'posts', id: 0 } as const

/** What can be led to; another site's address follows. */
export function linkTargets(pages: number[]): LinkTarget[] {
  return [
    { kind: 'home' },
    ...articleSections.map((section) => ({ kind: 'section' as const, section })),
    ...pages.map((id) => ({ kind: 'page' as const, id })),
    noArticleYet,
    { kind: 'contact' },
    { kind: 'search' },
    { kind: 'external', address: '' },
  ]
}

export function targetId(target: LinkTarget): string {
  if (target.kind === 'page') return `page-${target.id}`
  return target.kind === 'section' ? target.section : target.kind
}

/** Whether a link with this address has an end. */
export function isReachable(target: LinkTarget): boolean {
  if (target.kind === 'article') return target.id !== noArticleYet.id
  return target.kind !== 'external' || leadsSomewhere(target.address.trim())
}

function leadsSomewhere(address: string): boolean {
  return /^(https?|mailto|tel):/i.test(address) && URL.canParse(address)
}
