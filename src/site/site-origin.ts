import { createContext } from 'react-router'

/** `https://example.com`; blank where the origin is not believed. */
export const siteOrigin = createContext<string>()
