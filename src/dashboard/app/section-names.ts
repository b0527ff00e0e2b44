import { createContext } from 'react-router'
import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'

export type SectionNames = Record<ArticleSection, Record<LanguageCode, string>>

export const sectionNames = createContext<() => Promise<SectionNames>>()
