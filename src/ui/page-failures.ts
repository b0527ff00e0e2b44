import { createContext } from 'react-router'

/** How the renderer tells `server/pages.ts` what went wrong while it made a page. */
export const pageFailures = createContext<(failure: unknown) => void>(() => {})
