import { type ArticleSection, sectionOfPath } from '../../../domain/articles/article.ts'
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
import { filled, type Values } from '../../../domain/site-words/product-words.ts'
import { loadTranslator, useTranslator } from './translator.ts'

type LocaleState = {
  language: LanguageCode
  choose: (language: LanguageCode) => void
  locale: ProductLanguage
  translate: (sentence: string, values?: Values, section?: ArticleSection) => string
  /** The interface calls `en` «الإنجليزية». */
  nameOf: (language: LanguageCode) => string
}

const LocaleContext = createContext<LocaleState | null>(null)

/** The dashboard's language, kept in `localStorage['language']` and on the document. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(storedLanguage)
  const translator = useTranslator()
  const value = useMemo(() => localeOf(language, setLanguage, translator), [language, translator])
  useLayoutEffect(() => {
    document.documentElement.lang = value.locale
    document.documentElement.dir = directionOf(value.locale)
  }, [value.locale])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

export function storedLanguage(): LanguageCode {
  return localStorage.getItem('language') || defaultDashboardLanguage
}

export function useLocale(): LocaleState {
  const value = useContext(LocaleContext)
  if (!value) throw new Error('useLocale is called outside of staff-layout')
  return value
}

export function useWords<Words>(catalogue: Record<ProductLanguage, Words>): Words {
  return catalogue[useLocale().locale]
}

function localeOf(
  language: LanguageCode,
  show: (language: LanguageCode) => void,
  translator: ReturnType<typeof useTranslator>,
): LocaleState {
  const locale = productLanguageFor(language)
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return {
    language,
    locale,
    translate(sentence, values = {}, section = sectionHere()) {
      if (translator) return translator(locale, sentence, values, section)
      if (locale === 'en') return filled(sentence, values)
      if (sentence) void loadTranslator()
      return ''
    },
    nameOf: (code) => names.of(code) ?? code,
    choose: (chosen) => {
      localStorage.setItem('language', chosen)
      show(chosen)
    },
  }
}

export function sectionHere(): ArticleSection {
  return sectionOfPath(location.pathname.split('/')[2] ?? '') ?? 'posts'
}
