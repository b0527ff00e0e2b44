import { createContext, type ReactNode } from 'react'

/** What an editor calls fields that no other has, and how it shows what they hold. */
type OwnFields = {
  names: Record<string, string>
  /** Undefined for what is shown as everywhere. */
  view: (field: string, value: unknown) => ReactNode
}

export const OwnFieldsContext = createContext<OwnFields>({ names: {}, view: () => undefined })
