import { createContext } from 'react-router'

/** Reports the renderer's failures to `server/pages.ts`. */
export const pageFailures = createContext<(failure: unknown) => void>(() => {})
