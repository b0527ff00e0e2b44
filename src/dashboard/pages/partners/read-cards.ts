import type { Failure, Result } from '../../../api/client/client.ts'
import type { CardAnswer } from '../../../api/routes/present-card.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'

const pageSize = 100

/** The cards in their order, and the section they stand in. */
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

export async function readCard(id: number): Promise<Result<CardAnswer>> {
  const read = await readPartners()
  if (!read.ok) return read
  const card = read.value.cards.find((card) => card.id === id)
  return card ? { ok: true, value: card } : gone
}

const gone: Failure = { ok: false, status: 404, message: messages.notFound }

/** Every language lists the same cards with all their texts. */
function cardsIn(byLanguage: Record<string, CardAnswer[]> = {}): CardAnswer[] {
  return [...(Object.values(byLanguage)[0] ?? [])]
}
