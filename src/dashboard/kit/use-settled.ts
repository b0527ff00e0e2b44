import { useEffect, useState } from 'react'

/** The patience is in milliseconds. */
export function useSettled<Value>(value: Value, patience: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience)
    return () => clearTimeout(timer)
  }, [value, patience])
  return settled
}
