import { useRouteLoaderData } from 'react-router'
import { companyNameIn } from '../../domain/people/identity.ts'
import type { LanguageCode, ProductLanguage } from '../../domain/languages/language.ts'
import type { CompanyNames, SectionNames } from './request-contexts.ts'
import { useLocale, useWords } from './locale/locale.tsx'
import { commonWords } from './locale/words.ts'

export type StaffData = {
  names: CompanyNames
  sectionNames: SectionNames
  sendsMail: boolean
  icon?: string | undefined
}

/** The company's name in a language of the interface, or else in any, or else the product's. */
export function useCompanyName(locale?: ProductLanguage): string {
  const words = useWords(commonWords)
  const { locale: shown } = useLocale()
  const names = useNames()
  return [names[locale ?? shown], ...Object.values(names)].find(Boolean) ?? words.product
}

export function useCompanyNameIn(language: LanguageCode): string {
  const names = useNames()
  return companyNameIn(names, language).name
}

export function useCompanyNames(): string[] {
  return Object.values(useNames()).filter(Boolean)
}

export function useSendsMail(): boolean {
  return useRouteLoaderData<StaffData>('staff')?.sendsMail ?? false
}

export function useCompanyIcon(): string | undefined {
  return useRouteLoaderData<StaffData>('staff')?.icon
}

function useNames(): CompanyNames {
  return useRouteLoaderData<StaffData>('staff')?.names ?? {}
}
