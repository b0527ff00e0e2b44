import { createContext, useContext } from 'react'

/** The field stands beside its like in the other languages. */
const SideBySideContext = createContext(false)

export const SideBySideProvider = SideBySideContext.Provider

export function useIsSideBySide(): boolean {
  return useContext(SideBySideContext)
}
