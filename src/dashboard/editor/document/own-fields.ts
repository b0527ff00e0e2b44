import { createContext, type ReactNode } from 'react'

type OwnFields = {
  names: Record<string, string>
  /** Undefined for what is shown as everywhere. */
  view: (field: string, value: unknown) => ReactNode
}

export const OwnFieldsContext = createContext<OwnFields>({ names: {}, view: () => undefined })
