import { useEffect, useEffectEvent, useState } from 'react'
import type { Result } from '../../../api/client/send.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'

export type Kept = { id: string }
type Query = { page: number; q?: string }
type Listed<Item> = { items: Item[]; pagination: Pagination }
type Pages<Item> = {
  q: string
  page: number
  items: Item[]
  lastPage: number
  failure: string | null
}
const nothing = { q: '', page: 0, items: [], lastPage: 1, failure: null }

export type LibraryPages<Item extends Kept> = ReturnType<typeof useLibraryPages<Item>>

export function useLibraryPages<Item extends Kept>(
  load: (query: Query) => Promise<Result<Listed<Item>>>,
) {
  const [wanted, setWanted] = useState({ q: '', page: 1 })
  const [shown, setShown] = useState<Pages<Item>>(nothing)
  const loadPage = useEffectEvent(load)

  useEffect(() => {
    let isHere = true
    const { q, page } = wanted
    void loadPage({ page, ...(q && { q }) }).then((answer) => {
      if (!isHere) return
      if (!answer.ok) return setShown({ ...nothing, q, page, failure: answer.message })
      const { items, pagination } = answer.value
      setShown((before) => ({
        q,
        page,
        items: page > 1 ? together(before.items, items) : items,
        lastPage: pagination.last_page,
        failure: null,
      }))
    })
    return () => {
      isHere = false
    }
  }, [wanted])

  return {
    ...shown,
    isWaiting: wanted.q !== shown.q || wanted.page !== shown.page,
    hasMore: shown.page < shown.lastPage,
    search: (q: string) => setWanted({ q, page: 1 }),
    showMore: () => setWanted({ q: shown.q, page: shown.page + 1 }),
    add: (item: Item) =>
      setShown((before) => ({ ...before, items: together([item], before.items) })),
  }
}

function together<Item extends Kept>(first: Item[], then: Item[]): Item[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...then.filter(({ id }) => !known.has(id))]
}
