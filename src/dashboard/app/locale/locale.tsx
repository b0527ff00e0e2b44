import type { ArticleSection } from '../../../domain/articles/article.ts'
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {
  defaultDashboardLanguage,
  directionOf,
  type LanguageCode,
  type ProductLanguage,
  productLanguageFor,
} from '../../../domain/languages/language.ts'
import { sectionHere, translate } from './translate.ts'

type LocaleState = {
  language: LanguageCode
  choose: (language: LanguageCode) => void
  locale: ProductLanguage
  translate: (
    sentence: string,
    values?: Record<string, string | number>,
    section?: ArticleSection,
  ) => string
  /** The interface calls `en` «الإنجليزية». */
  nameOf: (language: LanguageCode) => string
}

const LocaleContext = createContext<LocaleState | null>(null)

/** The dashboard's language, kept in `localStorage['language']` and on the document. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(
    () => localStorage.getItem('language') || defaultDashboardLanguage,
  )
  const value = useMemo(() => localeOf(language, setLanguage), [language])
  useLayoutEffect(() => {
    document.documentElement.lang = value.locale
    document.documentElement.dir = directionOf(value.locale)
  }, [value.locale])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

export function useLocale(): LocaleState {
  const value = useContext(LocaleContext)
  if (!value) throw new Error('useLocale is called outside of staff-layout')
  return value
}

export function useWords<Words>(catalogue: Record<ProductLanguage, Words>): Words {
  return catalogue[useLocale().locale]
}

function localeOf(language: LanguageCode, show: (language: LanguageCode) => void): LocaleState {
  const locale = productLanguageFor(language)
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return {
    language,
    locale,
    translate: (sentence, values, section = sectionHere()) =>
      translate(locale, sentence, values, section),
    nameOf: (code) => names.of(code) ?? code,
    choose: (chosen) => {
      localStorage.setItem('language', chosen)
      show(chosen)
    },
  }
}
