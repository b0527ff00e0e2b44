import { createContext } from 'react-router'

/** Navigations within the site follow it; it is known only once a page is missing. */
export const movedTo = createContext<string | null>(null)
