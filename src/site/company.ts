import type { SocialItem } from '../domain/contact.ts'
import { defaultPublicLanguage, type LanguageCode } from '../domain/language.ts'
import type { Picture } from '../domain/media.ts'

/** Who the site is of, as its pages say in a language; the tagline is blank where it lacks one. */
export type Company = {
  name: string
  /** What the name is written in: another language lends its own where that of the page has none. */
  nameLanguage: LanguageCode
  tagline: string
  logo: Picture | null
  /** Its pages elsewhere, for the footer. */
  links: SocialItem[]
}

export const unnamedCompany: Company = {
  name: '',
  nameLanguage: defaultPublicLanguage,
  tagline: '',
  logo: null,
  links: [],
}
