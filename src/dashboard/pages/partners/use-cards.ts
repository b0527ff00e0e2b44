import { useRef, useState } from 'react'
import type { CardResponse } from '../../../contract/cards.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { blankCardText } from '../../../domain/partners/partner-card.ts'
import { client } from '../../app/client.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { moved } from '../../kit/sorting/moved.ts'
import { readPartners } from './read-cards.ts'

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
      const answer = await client().cards.arrange(ids)
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
    remove: ({ id }: CardResponse) => client().cards.remove(id),
    empty: ({ id }: CardResponse, language: LanguageCode) =>
      client().cards.update(language, id, blankCardText),
  }
}

export type Cards = ReturnType<typeof useCards>
