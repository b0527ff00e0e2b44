import { useRouteLoaderData } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { useInterface } from '../interface.tsx'

/** The server's languages, published or not: staff prepare a language before it is published. */
export function useLanguages(): Language[] {
  const data = useRouteLoaderData('dashboard') as { languages: Language[] } | undefined
  return data?.languages ?? []
}

/** In the order of the interface: the language that was chosen comes first. */
export function useLanguagesChosenFirst(): Language[] {
  const { language } = useInterface()
  const isChosen = ({ code }: Language) => Number(code === language)
  return useLanguages().toSorted((one, other) => isChosen(other) - isChosen(one))
}
