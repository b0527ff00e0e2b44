import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '../../../api/client/send.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'

const lookEvery = 1_000

export function useWork(isRunning: boolean, ask: () => Promise<Result<unknown>>) {
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    if (!isRunning) return
    const looking = setInterval(() => void revalidate(), lookEvery)
    return () => clearInterval(looking)
  }, [isRunning, revalidate])

  async function begin(): Promise<void> {
    setAsking(true)
    const result = await ask()
    if (!result.ok) showFailure(result)
    await revalidate()
    setAsking(false)
  }

  return { isRunning: isRunning || isAsking, begin }
}
