import type { SocialItem } from '../domain/contact.ts'
import { defaultPublicLanguage, type LanguageCode } from '../domain/language.ts'
import type { Picture } from '../domain/media.ts'

export type Company = {
  name: string
  /** Differs from the page's language where the name is borrowed from another. */
  nameLanguage: LanguageCode
  tagline: string
  logo: Picture | null
  links: SocialItem[]
  /** Whether `/contact` exists in the language. */
  isReachable: boolean
}

export const unnamedCompany: Company = {
  name: '',
  nameLanguage: defaultPublicLanguage,
  tagline: '',
  logo: null,
  links: [],
  isReachable: false,
}
