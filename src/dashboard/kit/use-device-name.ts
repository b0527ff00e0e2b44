import type { SessionResponse } from '../../contract/session.ts'
import { useWords } from '../app/locale/locale.tsx'
import { kitWords } from './words.ts'

export function useDeviceName() {
  const { device: words } = useWords(kitWords)
  return ({ browser, system }: SessionResponse['device']): string => {
    const name = browser ?? words.unknown
    return system === null ? name : words.on(name, system)
  }
}
