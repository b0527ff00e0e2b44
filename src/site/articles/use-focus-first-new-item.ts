import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'

/**
 * When used by keyboard, "load more" keeps the focus, and the next Tab leads to the first new card.
 * `shown` is the number of cards in the list that gets the returned ref.
 */
export function useFocusFirstNewItem(shown: number) {
  const cards = useRef<HTMLUListElement>(null)
  const [firstNew, setFirstNew] = useState<number>()

  function onClick({ detail }: MouseEvent): void {
    const isByKey = detail === 0
    if (isByKey) setFirstNew(firstNew ?? shown)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.shiftKey || firstNew === undefined) return
    const link = cards.current?.children[firstNew]?.querySelector('a')
    if (!link) return
    event.preventDefault()
    link.focus()
  }

  return {
    cards,
    hasPendingFocus: firstNew !== undefined,
    linkHandlers: { onClick, onKeyDown, onBlur: () => setFirstNew(undefined) },
  }
}
