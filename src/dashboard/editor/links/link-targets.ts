import { articleSections } from '../../../domain/articles/article.ts'
import { type Message, messages } from '../../../domain/messages.ts'
import type { LinkTarget } from '../../../domain/navigation/navigation.ts'
import { cleaned } from '../../../domain/text/short-value.ts'
import { addressProblem } from '../../../domain/text/web-address.ts'

const unchosen = 0

type Known = { pageIds: number[]; formIds: number[] }

export function linkTargets({ pageIds, formIds }: Known): LinkTarget[] {
  return [
    { kind: 'home' },
    ...articleSections.map((section) => ({ kind: 'section' as const, section })),
    ...pageIds.map((id) => ({ kind: 'page' as const, id })),
    ...formIds.map((id) => ({ kind: 'form' as const, id })),
    { kind: 'article', section: 'posts', id: unchosen },
    { kind: 'topic', section: 'posts', id: unchosen },
    { kind: 'file', id: '' },
    { kind: 'contact' },
    { kind: 'search' },
    { kind: 'external', address: '' },
  ]
}

export function targetId(target: LinkTarget): string {
  if (target.kind === 'page' || target.kind === 'form') return `${target.kind}-${target.id}`
  return target.kind === 'section' ? target.section : target.kind
}

export function targetProblem(target: LinkTarget): Message | undefined {
  if (target.kind === 'article' || target.kind === 'topic') {
    return target.id === unchosen ? messages.leadsNowhere : undefined
  }
  if (target.kind === 'file') return target.id === '' ? messages.leadsNowhere : undefined
  if (target.kind !== 'external') return undefined
  const address = cleaned('link', target.address)
  return leadsSomewhere(address) ? addressProblem(address) : messages.leadsNowhere
}

function leadsSomewhere(address: string): boolean {
  return /^(https?|mailto|tel):/i.test(address) && URL.canParse(address)
}
