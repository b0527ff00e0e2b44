import { useRef, useState } from 'react'
import type { CardResponse } from '../../../contract/cards.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { blankCardText } from '../../../domain/partners/partner-card.ts'
import { cardsApi } from '../../../api/client/cards-api.ts'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { moved } from '../../kit/sorting/moved.ts'

export function useCards(loaded: CardResponse[]) {
  const [cards, setCards] = useState(loaded)
  const wanted = useRef<number[] | null>(null)
  const isArranging = useRef(false)

  async function reload() {
    const read = await readPartners()
    if (read.ok) setCards(read.value.cards)
    return read
  }

  async function arrange() {
    if (isArranging.current) return
    isArranging.current = true
    while (wanted.current) {
      const ids = wanted.current
      wanted.current = null
      const answer = await client(cardsApi).arrange(ids)
      if (answer.ok) continue
      wanted.current = null
      showFailure(answer)
      await reload()
    }
    isArranging.current = false
  }

  return {
    cards,
    reload,
    /** The order is shown at once. Saves follow in turn, so that the last order stays. */
    move(from: number, to: number) {
      const next = moved(cards, from, to)
      setCards(next)
      wanted.current = next.map(({ id }) => id)
      void arrange()
    },
    remove: ({ id }: CardResponse) => client(cardsApi).remove(id),
    empty: ({ id }: CardResponse, language: LanguageCode) =>
      client(cardsApi).update(language, id, blankCardText),
  }
}

export type Cards = ReturnType<typeof useCards>

const pageSize = 100

export async function readPartners() {
  const first = await client(sectionsApi).get('partners', { page: 1, per_page: pageSize })
  if (!first.ok) return first
  const cards = cardsIn(first.value.content.cards)
  const lastPage = first.value.pagination?.last_page ?? 1
  for (let page = 2; page <= lastPage; page += 1) {
    const next = await client(sectionsApi).get('partners', { page, per_page: pageSize })
    if (!next.ok) return next
    cards.push(...cardsIn(next.value.content.cards))
  }
  return { ok: true as const, value: { section: first.value.content, cards } }
}

/** Every language lists the same cards with all their texts. */
function cardsIn(byLanguage: Record<string, CardResponse[]> = {}): CardResponse[] {
  return [...(Object.values(byLanguage)[0] ?? [])]
}
