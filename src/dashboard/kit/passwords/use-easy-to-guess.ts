import { useEffect, useState } from 'react'
import { loadWithRetries } from '../../../ui/lazy-component.ts'
import { useCompanyNames } from '../../app/company.ts'
import type { isEasyToGuess } from './easy-to-guess.ts'

type Check = typeof isEasyToGuess

/** The list of common passwords weighs a lot: it is fetched when somebody begins to type one. */
export function useEasyToGuess(password: string, known: string[]): boolean {
  const [check, setCheck] = useState<Check>()
  const company = useCompanyNames()
  const isTyped = password !== ''
  useEffect(() => {
    if (isTyped) void loadWithRetries(loadCheck).then((loaded) => setCheck(() => loaded))
  }, [isTyped])
  return check?.(password, [...known, ...company]) ?? false
}

async function loadCheck(): Promise<Check> {
  return (await import('./easy-to-guess.ts')).isEasyToGuess
}
