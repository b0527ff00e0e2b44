import { type Path, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { defaultPublicLanguage, type LanguageCode, pathInLanguage } from '../domain/language.ts'
import type { loader } from './site-layout.tsx'
import { wordsFor } from './words/words.ts'

/** The language of the page, its words, and the languages to choose from. */
export function useSite() {
  const data = useRouteLoaderData<typeof loader>('site')
  const language = data?.language ?? defaultPublicLanguage
  return { language, languages: data?.languages ?? [], words: wordsFor(language) }
}

/** Where the page is, without its language: `/blog/7` on `/ar/blog/7`. */
export function usePathWithoutLanguage(): string {
  const { pathname } = useLocation()
  const { language } = useSite()
  return withoutLanguage(pathname, language)
}

/** The address of this page in another language, with its query and anchor. */
export function useAddressIn(): (code: LanguageCode) => Partial<Path> {
  const { search, hash } = useLocation()
  const path = usePathWithoutLanguage()
  return (code) => ({ pathname: pathInLanguage(code, path), search, hash })
}

/** Whether the same site in another language is being fetched. */
export function useIsSwitchingLanguage(): boolean {
  const { location } = useNavigation()
  const { language, languages } = useSite()
  if (!location) return false
  const first = location.pathname.split('/')[1]
  const next = languages.find(({ code }) => code === first)?.code ?? defaultPublicLanguage
  return next !== language
}

export function withoutLanguage(pathname: string, language: LanguageCode): string {
  const prefix = pathInLanguage(language, '/')
  if (prefix === '/') return pathname
  return pathname.slice(prefix.length) || '/'
}
