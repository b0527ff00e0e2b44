import { createContext, useContext } from 'react'

const SideBySideContext = createContext(false)

export const SideBySideProvider = SideBySideContext.Provider

export function useIsSideBySide(): boolean {
  return useContext(SideBySideContext)
}
