import type { ContactItem } from './contact.ts'
import type { GalleryDraft } from './change-gallery.ts'
import { type GalleryItem, galleryValues, restoreGallery } from './gallery.ts'
import type { LanguageCode } from './language.ts'
import { type OwnLook, ownLook } from './look.ts'
import { changedCover, type Cover, type Focus, type Picture, pictureOf } from './media.ts'
import { type OwnNavigation, ownNavigation } from './navigation.ts'
import { type OwnOrganisation, ownOrganisation } from './organisation.ts'
import { textName, textsIn, type Values } from './revision.ts'
import { metaLimits, type OwnSeo, ownSeo } from './seo.ts'
import { siteNameLimits } from './site-names.ts'
import { siteWordLimits } from './site-words/word-places.ts'

/** The longest length of each text. */
export const sectionTexts = {
  banner: { banner_title: 300, banner_description: 2_000, banner_button: 100 },
  aboutUs: { section_title: 300, section_description: 10_000 },
  contactUs: { section_title: 300, section_address: 500, section_description: 2_000 },
  partners: { section_title: 300 },
  identity: { company_name: 100, tagline: 200, legal_name: 200, hours_note: 300 },
  look: {},
  words: { ...siteNameLimits, ...siteWordLimits },
  navigation: {},
  seo: metaLimits,
} as const satisfies Record<string, Record<string, number>>

export type SectionName = keyof typeof sectionTexts
export const sectionNames = Object.keys(sectionTexts) as SectionName[]

/** Nothing is missing without these. */
export const optionalTexts: readonly string[] = ['legal_name', 'hours_note']

export function neededTexts(name: SectionName): string[] {
  return Object.keys(sectionTexts[name]).filter((field) => !optionalTexts.includes(field))
}

/** Nothing is missing in these: they hold what has a standard. */
const standing = ['look', 'words', 'navigation', 'seo'] as const
export type WrittenSection = Exclude<SectionName, (typeof standing)[number]>
export const writtenSections = sectionNames.filter(
  (name): name is WrittenSection => !standing.some((one) => one === name),
)

/** By the names of their fields. */
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

export type Coordinates = { lat: number; lng: number }

export type SectionParts = {
  banner: { picture: Cover | null; gallery: GalleryItem[] }
  aboutUs: object
  contactUs: {
    contacts: ContactItem[]
    mapCoordinates: Coordinates | null
    contactForm: boolean
  }
  partners: object
  identity: {
    picture: Cover | null
    /** On dark grounds, in place of the logo. */
    logo_dark: Cover | null
    /** In place of a nearly square logo. */
    icon: Cover | null
    settings: OwnOrganisation
  }
  look: { settings: OwnLook }
  words: object
  navigation: { settings: OwnNavigation }
  seo: { settings: OwnSeo }
}

type Texts<Name extends SectionName> = {
  [Field in keyof (typeof sectionTexts)[Name]]: Record<LanguageCode, string>
}

type Sections = {
  [Name in SectionName]: SectionParts[Name] & {
    name: Name
    /** Incremented by each save. */
    revision: number
    texts: Texts<Name>
  }
}
export type SectionOf<Name extends SectionName> = Sections[Name]
export type Section = SectionOf<SectionName>
/** New gallery items have no ids yet. */
export type SectionDraft =
  | Section
  | (Omit<SectionOf<'banner'>, 'gallery'> & { gallery: GalleryDraft })

type SectionKinds = {
  [Name in SectionName]: {
    blank: SectionParts[Name]
    /** For the history, besides the texts. */
    valuesOf(section: SectionOf<Name>): Values
    withValues(section: SectionOf<Name>, values: Values): SectionParts[Name]
  }
}

const textsAlone = { blank: {}, valuesOf: () => ({}), withValues: () => ({}) }

const kinds: SectionKinds = {
  banner: {
    blank: { picture: null, gallery: [] },
    valuesOf: ({ picture, gallery }) => ({
      banner_image: picture && pictureOf(picture),
      ...(picture?.focus ? { banner_focus: picture.focus } : {}),
      ...galleryValues(gallery),
    }),
    withValues: ({ picture, gallery }, values) => ({
      picture: changedCover(
        picture,
        values.banner_image as Picture | null | undefined,
        values.banner_focus as Focus | null | undefined,
      ),
      gallery: restoreGallery(gallery, values),
    }),
  },
  aboutUs: textsAlone,
  contactUs: {
    blank: { contacts: [], mapCoordinates: null, contactForm: false },
    valuesOf: ({ contacts, mapCoordinates, contactForm }) => ({
      contacts,
      map_coordinates: mapCoordinates,
      contact_form: contactForm,
    }),
    withValues: (section, values) => {
      const { contacts, map_coordinates, contact_form } = {
        ...kinds.contactUs.valuesOf(section),
        ...values,
      }
      return {
        contacts: (contacts ?? []) as ContactItem[],
        mapCoordinates: map_coordinates as Coordinates | null,
        contactForm: Boolean(contact_form),
      }
    },
  },
  partners: textsAlone,
  identity: {
    blank: { picture: null, logo_dark: null, icon: null, settings: {} },
    valuesOf: ({ picture, logo_dark, icon, settings }) => ({
      logo: picture && pictureOf(picture),
      logo_dark: logo_dark && pictureOf(logo_dark),
      icon: icon && pictureOf(icon),
      ...settings,
    }),
    withValues: ({ picture, logo_dark, icon, settings }, values) => ({
      picture: changedCover(picture, values.logo as Picture | null | undefined),
      logo_dark: changedCover(logo_dark, values.logo_dark as Picture | null | undefined),
      icon: changedCover(icon, values.icon as Picture | null | undefined),
      settings: ownOrganisation({ ...settings, ...values }),
    }),
  },
  look: {
    blank: { settings: {} },
    valuesOf: ({ settings }) => ({ ...settings }),
    withValues: ({ settings }, values) => ({ settings: ownLook({ ...settings, ...values }) }),
  },
  words: textsAlone,
  navigation: {
    blank: { settings: {} },
    valuesOf: ({ settings }) => ({ ...settings }),
    withValues: ({ settings }, values) => ({
      settings: ownNavigation({ ...settings, ...values }),
    }),
  },
  seo: {
    blank: { settings: {} },
    valuesOf: ({ settings }) => ({ ...settings }),
    withValues: ({ settings }, values) => ({ settings: ownSeo({ ...settings, ...values }) }),
  },
}

/** Addresses may write `aboutUS` or `aboutUs` (CNT-5). */
export function sectionNamed(name: string): SectionName | undefined {
  return sectionNames.find((known) => known.toLowerCase() === name.toLowerCase())
}

export function blankSection<Name extends SectionName>(name: Name): SectionOf<Name> {
  const texts = Object.keys(sectionTexts[name]).map((field) => [field, {}])
  const section = { name, revision: 0, texts: Object.fromEntries(texts) as Texts<Name> }
  return { ...section, ...kinds[name].blank } as SectionOf<Name>
}

/** Blank where the language has none. */
export function sectionTextsIn<Field extends string>(
  { texts }: { texts: Record<Field, Record<LanguageCode, string>> },
  language: LanguageCode,
): Record<Field, string> {
  const fields = Object.keys(texts) as Field[]
  const written = fields.map((field) => [field, texts[field][language] ?? ''])
  return Object.fromEntries(written)
}

export function sectionValues<Name extends SectionName>(section: SectionOf<Name>): Values {
  const values = kinds[section.name].valuesOf(section)
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
  // A new picture does not inherit the focus of the old one.
  const isOther = 'banner_image' in values
  return restoreSection(section, isOther ? { banner_focus: null, ...values } : values)
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
  const parts = kinds[section.name].withValues(section, values)
  return { ...section, ...parts, texts: texts as Texts<Name> }
}
