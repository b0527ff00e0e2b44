import { createContext } from 'react-router'

/** Where a missing page moved to, for navigations within the site; known only once it is missing. */
export const movedTo = createContext<string | null>(null)
