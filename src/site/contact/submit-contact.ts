import { createContext } from 'react-router'

/** Set by `server/pages.ts` for forms sent without scripts. */
export const submitContact = createContext<(form: object) => Promise<Response>>()
