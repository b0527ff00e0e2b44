import type { SocialItem } from '../domain/contact/contact.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  type ProductLanguage,
  productLanguageFor,
} from '../domain/languages/language.ts'

export type LogoImage = {
  src: string
  width: number
  height: number
  'data-ground'?: 'light' | 'dark'
}

export type Company = {
  name: string
  nameLanguage: LanguageCode
  tagline: string
  logos: LogoImage[]
  letter?: string
  links: SocialItem[]
  address: string
  phone: string
  isReachable: boolean
}

const productNames: Record<ProductLanguage, string> = { en: 'Wajha', ar: 'واجهة' }

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
