import { createContext } from 'react-router'

/** What whole addresses begin with: `https://example.com`; blank where a page must do without them. */
export const siteOrigin = createContext<string>()
