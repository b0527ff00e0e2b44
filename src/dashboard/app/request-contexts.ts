import { createContext } from 'react-router'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { ArticleSection } from '../../domain/articles/article.ts'

export type CompanyNames = Record<LanguageCode, string>

/** `server/pages.ts` tells it before anybody has signed in, too. */
export const companyNames = createContext<() => Promise<CompanyNames>>()

export type SectionNames = Record<ArticleSection, Record<LanguageCode, string>>

/** Those who have not signed in are told, too, whether links can go by mail. */
export const sendsMail = createContext<boolean>()

export const sectionNames = createContext<() => Promise<SectionNames>>()
