import { defaultPublicLanguage, type LanguageCode } from '../languages/language.ts'

/** The demo company, whose mark is the water wheel. */
export const demoNames: readonly string[] = ['Naoura', 'ناعورة']

export function companyNameIn(names: Record<LanguageCode, string>, language: LanguageCode) {
  const nameLanguage = names[language] ? language : defaultPublicLanguage
  return { name: names[nameLanguage] ?? '', nameLanguage }
}
