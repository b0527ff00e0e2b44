import { createContext } from 'react-router'
import type { Article } from '../../domain/articles/article.ts'
import type { LanguageCode, PublicLanguage } from '../../domain/languages/language.ts'

/** A preview link leads to it, and everybody who has the link reads it. */
export type SharedPreview = {
  language: LanguageCode
  /** Languages that visitors do not see yet are among them while the link works. */
  languages: PublicLanguage[]
  /** It is null once the link has ended. */
  shared: { token: string; article: Article; savedAt: Date } | null
}

export const sharedPreview = createContext<SharedPreview | null>(null)
