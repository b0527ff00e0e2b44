import type { CardResponse } from '../../../contract/cards.ts'
import { client } from '../../app/client.ts'

const pageSize = 100

export async function readPartners() {
  const first = await client().sections.get('partners', { page: 1, per_page: pageSize })
  if (!first.ok) return first
  const cards = cardsIn(first.value.content.cards)
  const lastPage = first.value.pagination?.last_page ?? 1
  for (let page = 2; page <= lastPage; page += 1) {
    const next = await client().sections.get('partners', { page, per_page: pageSize })
    if (!next.ok) return next
    cards.push(...cardsIn(next.value.content.cards))
  }
  return { ok: true as const, value: { section: first.value.content, cards } }
}

/** Every language lists the same cards with all their texts. */
function cardsIn(byLanguage: Record<string, CardResponse[]> = {}): CardResponse[] {
  return [...(Object.values(byLanguage)[0] ?? [])]
}
