import { createContext } from 'react-router'
import type { ArticleSection } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'

export type SectionNames = Record<ArticleSection, Record<LanguageCode, string>>

export const sectionNames = createContext<() => Promise<SectionNames>>()
