import type { SocialItem } from '../domain/contact/contact.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  type ProductLanguage,
  productLanguageFor,
} from '../domain/languages/language.ts'

/** Attributes of an image; of two, each is for one kind of ground. */
export type LogoImage = {
  src: string
  width: number
  height: number
  'data-ground'?: 'light' | 'dark'
}

export type Company = {
  name: string
  /** Differs from the page's language where the name is borrowed from another. */
  nameLanguage: LanguageCode
  tagline: string
  logos: LogoImage[]
  /** Stands in for a logo; absent where the water wheel does. */
  letter?: string
  links: SocialItem[]
  /** The address is that of the contact details, for what is printed; it may be blank. */
  address: string
  phone: string
  /** It is true if `/contact` exists in the language. */
  isReachable: boolean
}

const productNames: Record<ProductLanguage, string> = { en: 'Wajha', ar: 'واجهة' }

/** The product's name stands in until a company has one. */
export function productName(language: LanguageCode): Pick<Company, 'name' | 'nameLanguage'> {
  const nameLanguage = productLanguageFor(language)
  return { name: productNames[nameLanguage], nameLanguage }
}

export const unnamedCompany: Company = {
  name: '',
  nameLanguage: defaultPublicLanguage,
  tagline: '',
  logos: [],
  links: [],
  address: '',
  phone: '',
  isReachable: false,
}
