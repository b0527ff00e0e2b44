import { createContext } from 'react-router'

/** How `server/pages.ts` lets a page pass on to the API what was sent to it without scripts. */
export const submitContact = createContext<(form: object) => Promise<Response>>()
