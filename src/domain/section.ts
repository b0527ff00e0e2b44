import type { ContactItem } from './contact.ts'
import { type GalleryItem, galleryValues } from './gallery.ts'
import type { LanguageCode } from './language.ts'
import { type Cover, pictureOf } from './media.ts'
import { textName, type Values } from './revision.ts'

/** The texts of each section and their longest lengths. */
export const sectionTexts = {
  banner: { banner_title: 300, banner_description: 2_000, banner_button: 100 },
  aboutUs: { section_title: 300, section_description: 10_000 },
  contactUs: { section_title: 300, section_address: 500, section_description: 2_000 },
  partners: { section_title: 300 },
  identity: { company_name: 100, tagline: 200 },
} as const satisfies Record<string, Record<string, number>>

export type SectionName = keyof typeof sectionTexts
export const sectionNames = Object.keys(sectionTexts) as SectionName[]

/** The name a section's picture goes by; the other sections have none. */
export const sectionPictures: Partial<Record<SectionName, 'banner_image' | 'logo'>> = {
  banner: 'banner_image',
  identity: 'logo',
}

export type Coordinates = { lat: number; lng: number }

/** A section with all its languages. Only the banner has a gallery, only contact the last three. */
export type Section = {
  name: SectionName
  /** Counts the saves. */
  revision: number
  texts: Record<string, Record<LanguageCode, string>>
  picture: Cover | null
  gallery: GalleryItem[]
  contacts: ContactItem[]
  mapCoordinates: Coordinates | null
  /** Whether visitors are offered a form to write by. */
  contactForm: boolean
}

/** Addresses may write `aboutUS` or `aboutUs` (CNT-5). */
export function sectionNamed(name: string): SectionName | undefined {
  return sectionNames.find((known) => known.toLowerCase() === name.toLowerCase())
}

export function blankSection(name: SectionName): Section {
  return {
    name,
    revision: 0,
    texts: {},
    picture: null,
    gallery: [],
    contacts: [],
    mapCoordinates: null,
    contactForm: false,
  }
}

/** The texts of a section in one language; blank where it is missing. */
export function sectionTextsIn<Name extends SectionName>(
  name: Name,
  { texts }: Section,
  language: LanguageCode,
): Record<keyof (typeof sectionTexts)[Name], string> {
  const fields = Object.keys(sectionTexts[name]) as (keyof (typeof sectionTexts)[Name])[]
  const written = fields.map((field) => [field, texts[String(field)]?.[language] ?? ''])
  return Object.fromEntries(written)
}

/** What the history keeps of a section: the fields it has. */
export function sectionValues(section: Section): Values {
  const { name, picture, texts } = section
  const values: Values = {}
  const pictureField = sectionPictures[name]
  if (pictureField) values[pictureField] = picture && pictureOf(picture)
  if (name === 'banner') {
    if (picture?.focus) values.banner_focus = picture.focus
    Object.assign(values, galleryValues(section.gallery))
  }
  if (name === 'contactUs') {
    values.contacts = section.contacts
    values.map_coordinates = section.mapCoordinates
    values.contact_form = section.contactForm
  }
  for (const [field, byLanguage] of Object.entries(texts)) {
    for (const [language, text] of Object.entries(byLanguage)) {
      values[textName(field, language)] = text
    }
  }
  return values
}
