import { useEffect, useState } from 'react'
import type { History } from '../../../api/client/history-at.ts'
import type { RevisionResponse } from '../../../contract/history.ts'
import { endOfDay } from '../../kit/days.ts'

const pageSize = 20

export function useRevisions(history: History, until: string) {
  const [page, setPage] = useState(1)
  const [read, setRead] = useState<Read>({ revisions: [], page: 0, lastPage: 1, failure: null })

  useEffect(() => {
    let isHere = true
    const to = until === '' ? undefined : endOfDay(until)
    void history.list({ page, limit: pageSize, to }).then((answer) => {
      if (isHere) setRead((before) => withPage(before, page, answer))
    })
    return () => {
      isHere = false
    }
  }, [history, page, until])

  return {
    ...read,
    isLoading: read.page < page && !read.failure,
    hasMore: page < read.lastPage,
    loadMore: () => setPage(page + 1),
  }
}

type Read = {
  revisions: RevisionResponse[]
  page: number
  lastPage: number
  failure: string | null
}

function withPage(before: Read, page: number, answer: Awaited<ReturnType<History['list']>>): Read {
  if (!answer.ok) return { ...before, failure: answer.message }
  const older = page === 1 ? [] : before.revisions
  const { revisions, pagination } = answer.value
  return {
    revisions: older.concat(revisions),
    page,
    lastPage: pagination.last_page,
    failure: null,
  }
}
