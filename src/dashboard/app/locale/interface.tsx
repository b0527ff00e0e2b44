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
} from '../../../domain/language.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { said } from './said.ts'
import type { Words } from './words.ts'

type Interface = {
  /** What was chosen: the language whose value bilingual fields show. */
  language: LanguageCode
  choose: (language: LanguageCode) => void
  /** The language of the words: Arabic, or English for every other one. */
  locale: 'ar' | 'en'
  words: Words
  said: (sentence: string, values?: Record<string, string | number>) => string
  /** What the interface calls a language: «الإنجليزية» for `en`. */
  nameOf: (language: LanguageCode) => string
}

const InterfaceContext = createContext<Interface | null>(null)

/** The dashboard's language, kept in `localStorage['language']` and on the document. */
export function InterfaceProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(
    () => localStorage.getItem('language') || defaultDashboardLanguage,
  )
  const value = useMemo(() => interfaceIn(language, setLanguage), [language])
  useLayoutEffect(() => {
    document.documentElement.lang = value.locale
    document.documentElement.dir = directionOf(value.locale)
  }, [value.locale])
  return <InterfaceContext value={value}>{children}</InterfaceContext>
}

export function useInterface(): Interface {
  const value = useContext(InterfaceContext)
  if (!value) throw new Error('useInterface is called outside of staff-layout')
  return value
}

function interfaceIn(language: LanguageCode, show: (language: LanguageCode) => void): Interface {
  const locale = language === 'ar' ? 'ar' : 'en'
  const words = locale === 'ar' ? arabic : english
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return {
    language,
    locale,
    words,
    said: (sentence, values) => said(words, sentence, values),
    nameOf: (code) => names.of(code) ?? code,
    choose: (chosen) => {
      localStorage.setItem('language', chosen)
      show(chosen)
    },
  }
}
