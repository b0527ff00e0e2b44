import { useEffect } from 'react'

let forms = 0

export function hasUnsavedWork(): boolean {
  return forms > 0
}

export function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    forms += 1
    return () => {
      forms -= 1
    }
  }, [isDirty])
}
