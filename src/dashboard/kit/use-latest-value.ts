import { useEffect, useState } from 'react'

/**
 * The last value stays while something newer is asked for, so that place and focus are not lost.
 */
export function useLatestValue<Value>(promise: Promise<Value>) {
  const [settled, setSettled] = useState<{ promise: Promise<Value>; value: Value } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void promise.then((value) => {
      if (isCurrent) setSettled({ promise, value })
    })
    return () => {
      isCurrent = false
    }
  }, [promise])
  return { value: settled?.value, isWaiting: settled?.promise !== promise }
}

export function useSettledValue<Value>(value: Value, patience: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience)
    return () => clearTimeout(timer)
  }, [value, patience])
  return settled
}
