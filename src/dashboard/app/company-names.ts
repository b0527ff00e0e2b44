import { createContext } from 'react-router'
import type { LanguageCode } from '../../domain/languages/language.ts'

export type CompanyNames = Record<LanguageCode, string>

/** `server/pages.ts` tells it before anybody has signed in, too. */
export const companyNames = createContext<() => Promise<CompanyNames>>()
