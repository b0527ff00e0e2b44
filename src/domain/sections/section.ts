import { ownContactSettings } from '../contact/contact-settings.ts'
import { isBranchText, ownBranches } from '../contact/branch.ts'
import type { Coordinates } from '../contact/coordinates.ts'
import type { ContactItem } from '../contact/contact.ts'
import type { GalleryDraft } from '../gallery/change-gallery.ts'
import {
  blankParts,
  coverField,
  field,
  type FieldsOf,
  type PartsOf,
  pictureField,
  restored,
  settingsField,
  valuesOf,
  withOwnFocus,
} from '../documents/document-fields.ts'
import { galleryField, isItemTitle } from '../gallery/gallery.ts'
import type { LanguageCode } from '../languages/language.ts'
import { ownLook } from '../look/look.ts'
import { isLabelName, ownNavigation } from '../navigation/navigation.ts'
import { ownOrganisation } from '../contact/organisation.ts'
import { textName, textsIn, type Values } from '../documents/revision.ts'
import { metaLimits, ownSeo } from '../seo/seo.ts'
import { siteNameLimits } from '../site-words/site-names.ts'
import { siteWordLimits } from '../site-words/word-placeholders.ts'

export const sectionTexts = {
  banner: { banner_title: 300, banner_description: 2_000, banner_button: 100 },
  aboutUs: { section_title: 300, section_description: 10_000 },
  contactUs: {
    section_title: 300,
    section_address: 500,
    section_description: 2_000,
    whatsapp_number: 20,
    whatsapp_greeting: 200,
    announcement_text: 160,
  },
  partners: { section_title: 300 },
  identity: { company_name: 100, tagline: 200, legal_name: 200, hours_note: 300 },
  look: {},
  words: { ...siteNameLimits, ...siteWordLimits },
  navigation: {},
  seo: metaLimits,
} as const satisfies Record<string, Record<string, number>>

export type SectionName = keyof typeof sectionTexts
export const sectionNames = Object.keys(sectionTexts) as SectionName[]

export const optionalTexts: readonly string[] = [
  'legal_name',
  'hours_note',
  'whatsapp_number',
  'whatsapp_greeting',
  'announcement_text',
]

export function neededTexts(name: SectionName): string[] {
  return Object.keys(sectionTexts[name]).filter((field) => !optionalTexts.includes(field))
}

const sectionTextNames = new Set(Object.values(sectionTexts).flatMap((texts) => Object.keys(texts)))

export function isSectionLedgerText(field: string): boolean {
  const isText = sectionTextNames.has(field) && field !== 'whatsapp_number'
  return isText || isItemTitle(field) || isBranchText(field) || isLabelName(field)
}

/** These are never incomplete: what they hold has a standard. */
const standing = ['look', 'words', 'navigation', 'seo'] as const
export type WrittenSection = Exclude<SectionName, (typeof standing)[number]>
export const writtenSections = sectionNames.filter(
  (name): name is WrittenSection => !standing.some((one) => one === name),
)

export const sectionPictures = {
  banner: ['banner_image'],
  aboutUs: [],
  contactUs: [],
  partners: [],
  identity: ['logo', 'logo_dark', 'icon'],
  look: [],
  words: [],
  navigation: [],
  seo: [],
} as const satisfies Record<SectionName, readonly string[]>
export type PictureField = (typeof sectionPictures)[SectionName][number]
export const pictureFields: readonly PictureField[] = Object.values(sectionPictures).flat()

export function ownContact(values: Values) {
  return { ...ownContactSettings(values), ...ownBranches(values) }
}

const parts = {
  banner: { picture: coverField('banner_image'), gallery: galleryField },
  aboutUs: {},
  contactUs: {
    contacts: field<ContactItem[]>('contacts', []),
    mapCoordinates: field<Coordinates | null>('map_coordinates', null),
    contactForm: field('contact_form', false),
    settings: settingsField(ownContact),
  },
  partners: {},
  identity: {
    picture: pictureField('logo'),
    logo_dark: pictureField('logo_dark'),
    icon: pictureField('icon'),
    settings: settingsField(ownOrganisation),
  },
  look: { settings: settingsField(ownLook) },
  words: {},
  navigation: { settings: settingsField(ownNavigation) },
  seo: { settings: settingsField(ownSeo) },
}
export function hasSettings(name: SectionName): boolean {
  return 'settings' in parts[name]
}

export type SectionParts = { [Name in SectionName]: PartsOf<(typeof parts)[Name]> }
const sectionFields: { [Name in SectionName]: FieldsOf<SectionParts[Name]> } = parts

type Texts<Name extends SectionName> = {
  [Field in keyof (typeof sectionTexts)[Name]]: Record<LanguageCode, string>
}

type Sections = {
  [Name in SectionName]: SectionParts[Name] & {
    name: Name
    revision: number
    texts: Texts<Name>
  }
}
export type SectionOf<Name extends SectionName> = Sections[Name]
export type Section = SectionOf<SectionName>
export type SectionDraft =
  | Section
  | (Omit<SectionOf<'banner'>, 'gallery'> & { gallery: GalleryDraft })

/** Addresses may write `aboutUS` or `aboutUs` (CNT-5). */
export function sectionNamed(name: string): SectionName | undefined {
  return sectionNames.find((known) => known.toLowerCase() === name.toLowerCase())
}

export function blankSection<Name extends SectionName>(name: Name): SectionOf<Name> {
  const texts = Object.keys(sectionTexts[name]).map((field) => [field, {}])
  const section = { name, revision: 0, texts: Object.fromEntries(texts) as Texts<Name> }
  return { ...section, ...blankParts(sectionFields[name]) } as SectionOf<Name>
}

export function sectionTextsIn<Field extends string>(
  { texts }: { texts: Record<Field, Record<LanguageCode, string>> },
  language: LanguageCode,
): Record<Field, string> {
  const fields = Object.keys(texts) as Field[]
  const written = fields.map((field) => [field, texts[field][language] ?? ''])
  return Object.fromEntries(written)
}

export function sectionValues<Name extends SectionName>(section: SectionOf<Name>): Values {
  const values = valuesOf(sectionFields[section.name], section)
  for (const [field, byLanguage] of Object.entries<Record<LanguageCode, string>>(section.texts)) {
    for (const [language, text] of Object.entries(byLanguage)) {
      values[textName(field, language)] = text
    }
  }
  return values
}

export function changeSection<Name extends SectionName>(
  section: SectionOf<Name>,
  values: Values,
): SectionOf<Name> {
  return restoreSection(section, withOwnFocus(values))
}

export function restoreSection<Name extends SectionName>(
  section: SectionOf<Name>,
  values: Values,
): SectionOf<Name> {
  const texts: Record<string, Record<LanguageCode, unknown>> = { ...section.texts }
  for (const [language, fields] of Object.entries(textsIn(values))) {
    for (const [field, text] of Object.entries(fields)) {
      texts[field] = { ...texts[field], [language]: text }
    }
  }
  return { ...restored(sectionFields[section.name], section, values), texts: texts as Texts<Name> }
}
