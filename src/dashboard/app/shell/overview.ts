import { useEffect } from 'react'
import { overviewApi } from '../../../api/client/overview-api.ts'
import type { Overview } from '../../../domain/sections/overview.ts'
import { client, onMutation } from '../client.ts'
import { storedToken } from '../session.ts'
import { createStore } from '../store.ts'

/** After so many milliseconds, several writes of one save are followed by one request. */
const settling = 300

const overview = createStore<Overview | null>(null)

export const useOverview = overview.useValue

export function useFreshOverview(): void {
  useEffect(() => {
    void readOverview()
    let timer: ReturnType<typeof setTimeout>
    const stopHearing = onMutation(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void readOverview(), settling)
    })
    document.addEventListener('visibilitychange', readWhenShown)
    return () => {
      clearTimeout(timer)
      stopHearing()
      document.removeEventListener('visibilitychange', readWhenShown)
    }
  }, [])
}

function readWhenShown(): void {
  if (!document.hidden) void readOverview()
}

/** The last overview stays if there is no answer: nothing depends on it. */
export async function readOverview(): Promise<void> {
  if (!storedToken()) return
  const answer = await client(overviewApi).get()
  if (answer.ok) overview.set(answer.value)
}
