import type { Language } from '../../../domain/languages/language.ts'
import { useLocale } from '../locale/locale.tsx'
import { useShellData } from './use-shell-data.ts'

/** The server's languages, published or not: staff prepare a language before it is published. */
export function useLanguages(): Language[] {
  return useShellData()?.languages ?? []
}

/** The language that was chosen comes first. */
export function useLanguagesChosenFirst(): Language[] {
  const { language } = useLocale()
  const isChosen = ({ code }: Language) => Number(code === language)
  return useLanguages().toSorted((one, other) => isChosen(other) - isChosen(one))
}
