import { useRef, useState } from 'react'
import type { Result } from '../../../api/client/client.ts'
import type { CardResponse } from '../../../contract/cards.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import { type Message, messages } from '../../../domain/messages.ts'
import { blankCardText } from '../../../domain/partner-card.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { placed } from '../../kit/sorting/placed.ts'
import { readPartners } from './read-cards.ts'

/** The cards on screen, read again after whatever changes them. */
export function useCards(loaded: CardResponse[]) {
  const { nameOf } = useLocale()
  const [cards, setCards] = useState(loaded)
  const wanted = useRef<number[] | null>(null)
  const isArranging = useRef(false)

  async function reload() {
    const read = await readPartners()
    if (read.ok) setCards(read.value.cards)
    return read
  }

  async function run(call: Promise<Result<unknown>>, failed?: Message): Promise<boolean> {
    const result = await call
    if (!result.ok) {
      showFailure(result, result.status === 0 ? result.message : failed)
      return false
    }
    await reload()
    return true
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
    /** Shown at once; saved in turn, the last order in the end. */
    move(from: number, to: number) {
      const next = placed(cards, from, to)
      setCards(next)
      wanted.current = next.map(({ id }) => id)
      void arrange()
    },
    async remove({ id }: CardResponse) {
      if (await run(client().cards.remove(id), messages.cardNotDeleted)) {
        showToast('success', messages.cardDeleted)
      }
    },
    async empty({ id }: CardResponse, language: LanguageCode) {
      if (await run(client().cards.update(language, id, blankCardText))) {
        showToast('success', messages.cardEmptied, { lang: nameOf(language) })
      }
    },
  }
}

export type Cards = ReturnType<typeof useCards>
