import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../app/client.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'

const lookEvery = 1_000

/** Begins a backup, and looks how it goes while one is made, by whomever. */
export function useBackingUp(isRunning: boolean) {
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    if (!isRunning) return
    const looking = setInterval(() => void revalidate(), lookEvery)
    return () => clearInterval(looking)
  }, [isRunning, revalidate])

  async function backUp(): Promise<void> {
    setAsking(true)
    const result = await client().system.backUp()
    if (!result.ok) showFailure(result)
    await revalidate()
    setAsking(false)
  }

  return { isRunning: isRunning || isAsking, backUp }
}
