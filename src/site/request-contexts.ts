import { createContext } from 'react-router'

export const siteOrigin = createContext<string>()

/** Navigations within the site follow it; it is known only once a page is missing. */
export const movedTo = createContext<string | null>(null)

/** Set by `server/pages.ts` for forms sent without scripts. */
export const submitContact = createContext<(form: object) => Promise<Response>>()
export const submitForm = createContext<(id: number, sending: object) => Promise<Response>>()

export const hasSentFiles = createContext(false)

/** Reports the renderer's failures to `server/pages.ts`. */
export const pageFailures = createContext<(failure: unknown) => void>(() => {})
