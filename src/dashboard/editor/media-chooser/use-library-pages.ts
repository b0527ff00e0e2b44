import { useEffect, useState } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { mediaApi } from '../../../api/client/media-api.ts'
import { client } from '../../app/client.ts'

type Pages = {
  q: string
  page: number
  pictures: LibraryPictureResponse[]
  lastPage: number
  failure: string | null
}
const nothing: Pages = { q: '', page: 0, pictures: [], lastPage: 1, failure: null }

export function useLibraryPages() {
  const [wanted, setWanted] = useState({ q: '', page: 1 })
  const [shown, setShown] = useState(nothing)

  useEffect(() => {
    let isHere = true
    const { q, page } = wanted
    void client(mediaApi)
      .list({ page, ...(q && { q }) })
      .then((answer) => {
        if (!isHere) return
        if (!answer.ok) return setShown({ ...nothing, q, page, failure: answer.message })
        const { media, pagination } = answer.value
        setShown((before) => ({
          q,
          page,
          pictures: page > 1 ? together(before.pictures, media) : media,
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
    add: (picture: LibraryPictureResponse) =>
      setShown((before) => ({ ...before, pictures: together([picture], before.pictures) })),
  }
}

/** Keeps each picture once: an upload shifts others to the next page. */
function together(first: LibraryPictureResponse[], then: LibraryPictureResponse[]) {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...then.filter(({ id }) => !known.has(id))]
}
