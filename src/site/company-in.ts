import { isSocial } from '../domain/contact/contact.ts'
import { companyNameIn } from '../domain/people/identity.ts'
import type { LanguageCode } from '../domain/languages/language.ts'
import { isReachableIn } from '../domain/contact/reachable.ts'
import { type Picture, variantAddress, variantWidths } from '../domain/media/media.ts'
import { type SectionOf, sectionTextsIn } from '../domain/sections/section.ts'
import { storage } from '../storage/storage.server.ts'
import { companyLetter } from '../ui/monogram.ts'
import { type Company, type LogoImage, productName } from './company.ts'

export async function companyIn(language: LanguageCode) {
  const identity = await storage.sections.get('identity')
  const contact = await storage.sections.get('contactUs')
  const { tagline } = sectionTextsIn(identity, language)
  const { name, nameLanguage } = companyNameIn(identity.texts.company_name, language)
  return {
    name,
    nameLanguage,
    tagline,
    logo: identity.picture,
    logos: logosOf(identity),
    ...letterOf(name),
    links: contact.contacts.filter(isSocial),
    address: sectionTextsIn(contact, language).section_address,
    phone: contact.contacts.find(({ type }) => type === 'phone')?.value ?? '',
    isReachable: isReachableIn({ contact, identity }, language),
  }
}

export async function namedCompanyIn(language: LanguageCode): Promise<Company> {
  const { logo: _, ...company } = await companyIn(language)
  return company.name ? company : { ...company, ...productName(language) }
}

function letterOf(name: string) {
  const letter = companyLetter(name)
  return letter ? { letter } : {}
}

function logosOf({ picture, logo_dark: dark }: SectionOf<'identity'>): LogoImage[] {
  if (!picture || !dark) return [picture ?? dark].flatMap((logo) => (logo ? imageOf(logo) : []))
  return [
    { ...imageOf(picture), 'data-ground': 'light' },
    { ...imageOf(dark), 'data-ground': 'dark' },
  ]
}

const shownWidth = 320

function imageOf(logo: Picture): LogoImage {
  const wideEnough = variantWidths(logo.width).filter((step) => step >= shownWidth)
  const width = Math.min(...wideEnough, logo.width)
  return { src: variantAddress(logo, width, 'webp'), width: logo.width, height: logo.height }
}

export function hostOf(origin: string): string {
  return origin && new URL(origin).hostname
}
