import type { ContactItem } from './contact.ts'
import type { GalleryDraft } from './change-gallery.ts'
import { type GalleryItem, galleryValues, restoreGallery } from './gallery.ts'
import type { LanguageCode } from './language.ts'
import { changedCover, type Cover, type Focus, type Picture, pictureOf } from './media.ts'
import { textName, textsIn, type Values } from './revision.ts'

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

/** What a section has besides its texts. */
export type SectionParts = {
  banner: { picture: Cover | null; gallery: GalleryItem[] }
  aboutUs: object
  contactUs: {
    contacts: ContactItem[]
    mapCoordinates: Coordinates | null
    /** Whether visitors are offered a form to write by. */
    contactForm: boolean
  }
  partners: object
  identity: { picture: Cover | null }
}

type Texts<Name extends SectionName> = {
  [Field in keyof (typeof sectionTexts)[Name]]: Record<LanguageCode, string>
}

type Sections = {
  [Name in SectionName]: SectionParts[Name] & {
    name: Name
    /** Counts the saves. */
    revision: number
    texts: Texts<Name>
  }
}
/** A section with all its languages. */
export type SectionOf<Name extends SectionName> = Sections[Name]
export type Section = SectionOf<SectionName>
/** New gallery items have no ids before they are stored. */
export type SectionDraft =
  | Section
  | (Omit<SectionOf<'banner'>, 'gallery'> & { gallery: GalleryDraft })

type SectionKinds = {
  [Name in SectionName]: {
    blank: SectionParts[Name]
    /** What the history keeps of it besides its texts. */
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
    blank: { picture: null },
    valuesOf: ({ picture }) => ({ logo: picture && pictureOf(picture) }),
    withValues: ({ picture }, { logo }) => ({
      picture: changedCover(picture, logo as Picture | null | undefined),
    }),
  },
}

/** Addresses write section names in any case: `aboutUS` and `aboutUs`. */
export function sectionNamed(name: string): SectionName | undefined {
  return sectionNames.find((known) => known.toLowerCase() === name.toLowerCase())
}

export function blankSection<Name extends SectionName>(name: Name): SectionOf<Name> {
  const texts = Object.keys(sectionTexts[name]).map((field) => [field, {}])
  const section = { name, revision: 0, texts: Object.fromEntries(texts) as Texts<Name> }
  return { ...section, ...kinds[name].blank } as SectionOf<Name>
}

/** The texts of a section in one language; blank where it is missing. */
export function sectionTextsIn<Field extends string>(
  { texts }: { texts: Record<Field, Record<LanguageCode, string>> },
  language: LanguageCode,
): Record<Field, string> {
  const fields = Object.keys(texts) as Field[]
  const written = fields.map((field) => [field, texts[field][language] ?? ''])
  return Object.fromEntries(written)
}

/** What the history keeps of a section: the fields it has. */
export function sectionValues<Name extends SectionName>(section: SectionOf<Name>): Values {
  const values = kinds[section.name].valuesOf(section)
  for (const [field, byLanguage] of Object.entries<Record<LanguageCode, string>>(section.texts)) {
    for (const [language, text] of Object.entries(byLanguage)) {
      values[textName(field, language)] = text
    }
  }
  return values
}

/** Sets what `values` names. */
export function changeSection<Name extends SectionName>(
  section: SectionOf<Name>,
  values: Values,
): SectionOf<Name> {
  // Another picture is not looked at where the one before it was.
  const isOther = 'banner_image' in values
  return restoreSection(section, isOther ? { banner_focus: null, ...values } : values)
}

/** Gives a section back what the history kept of it. */
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
