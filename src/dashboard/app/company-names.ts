import { createContext } from 'react-router'
import type { LanguageCode } from '../../domain/language.ts'

export type CompanyNames = Record<LanguageCode, string>

/** How `server/pages.ts` tells what the company is called, also before anybody has signed in. */
export const companyNames = createContext<() => Promise<CompanyNames>>()
