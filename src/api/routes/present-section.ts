import { z } from 'zod'
import { contactTypes } from '../../domain/contact.ts'
import { type GalleryItem, readableItems } from '../../domain/gallery.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { type Cover, pictureAddress } from '../../domain/media.ts'
import {
  type Section,
  type SectionName,
  type SectionOf,
  sectionTexts,
  sectionTextsIn,
} from '../../domain/section.ts'
import type { PublicCardAnswer } from './present-card.ts'
import { publicCardAnswer } from './present-card.ts'
import {
  galleryItemAnswer,
  presentItem,
  presentReadableItem,
  readableItemAnswer,
} from './present-article.ts'
import { coverAnswer, revisionNumber } from '../http/shared-answers.ts'

const contacts = z
  .array(z.strictObject({ type: z.enum(contactTypes), value: z.string() }))
  .meta({ examples: [[{ type: 'phone', value: '+963 33 555 0142' }]] })
const coordinates = z
  .strictObject({ lat: z.number(), lng: z.number() })
  .nullable()
  .meta({ examples: [{ lat: 35.1318, lng: 36.7578 }] })

/** The fields that all languages share; a section answers those it has. */
const sharedFields = {
  banner_image: z.string().optional(),
  logo: z.string().optional(),
  picture: coverAnswer.nullable().optional().describe('Of the image or logo'),
  contacts: contacts.optional(),
  map_coordinates: coordinates.optional(),
  contact_form: z.boolean().optional().describe('Whether visitors are offered a form to write by'),
}
const byLanguage = z.record(z.string(), z.string())

const bannerTitle = { en: 'Water that runs on sunlight', ar: 'ماءٌ يجري بنور الشمس' }
const noPicture = { banner_image: '', picture: null, gallery: [] }
export const sectionExample = { banner_title: bannerTitle, ...noPicture, revision: 1 }

export const sectionAnswer = z
  .strictObject({
    ...fieldsAs(byLanguage.optional()),
    ...sharedFields,
    gallery: z.array(galleryItemAnswer).optional(),
    revision: revisionNumber,
  })
  .meta({
    id: 'Section',
    description: 'The fields a section has, each text in every language.',
    examples: [sectionExample],
  })
export type SectionAnswer = z.infer<typeof sectionAnswer>

export const readableSectionAnswer = z
  .strictObject({
    ...fieldsAs(z.string().optional()),
    ...sharedFields,
    gallery: z.array(readableItemAnswer).optional(),
    cards: z.array(publicCardAnswer).optional().describe('Of partners'),
  })
  .meta({
    id: 'ReadableSection',
    description: 'The fields a section has, in one language.',
    examples: [{ banner_title: bannerTitle.en, ...noPicture }],
  })
export type ReadableSectionAnswer = z.infer<typeof readableSectionAnswer>

/** A section as its editors see it; blank where a language is missing. */
export function presentSection(section: Section, codes: LanguageCode[]): SectionAnswer {
  const texts = Object.entries(section.texts).map(([field, texts]) => [
    field,
    Object.fromEntries(codes.map((code) => [code, texts[code] ?? ''])),
  ])
  const parts = presentParts(section, (gallery) => gallery.map(presentItem))
  return { ...Object.fromEntries(texts), ...parts, revision: section.revision }
}

/** A section as its readers in a language see it; partners with their cards. */
export function presentReadableSection(
  section: Section,
  language: LanguageCode,
  cards?: PublicCardAnswer[],
): ReadableSectionAnswer {
  const parts = presentParts(section, (gallery) =>
    readableItems(gallery, language).map(presentReadableItem),
  )
  const texts: Partial<Record<TextField, string>> = sectionTextsIn<string>(section, language)
  return { ...texts, ...parts, ...(cards ? { cards } : {}) }
}

type Shared<Item> = Omit<SectionAnswer, TextField | 'gallery' | 'revision'> & { gallery?: Item[] }
type PartsOf = {
  [Name in SectionName]: <Item>(
    section: SectionOf<Name>,
    items: (gallery: GalleryItem[]) => Item[],
  ) => Shared<Item>
}

const partsOf: PartsOf = {
  banner: ({ picture, gallery }, items) => ({
    banner_image: addressOf(picture),
    picture,
    gallery: items(gallery),
  }),
  aboutUs: () => ({}),
  contactUs: ({ contacts, mapCoordinates, contactForm }) => ({
    contacts,
    map_coordinates: mapCoordinates,
    contact_form: contactForm,
  }),
  partners: () => ({}),
  identity: ({ picture }) => ({ logo: addressOf(picture), picture }),
}

function presentParts<Name extends SectionName, Item>(
  section: SectionOf<Name>,
  items: (gallery: GalleryItem[]) => Item[],
): Shared<Item> {
  return partsOf[section.name](section, items)
}

function addressOf(picture: Cover | null): string {
  return picture ? pictureAddress(picture) : ''
}

type TextField = { [Name in SectionName]: keyof (typeof sectionTexts)[Name] }[SectionName]

function fieldsAs<S extends z.ZodType>(schema: S): Record<TextField, S> {
  const fields = Object.values(sectionTexts).flatMap((texts) => Object.keys(texts))
  return Object.fromEntries(fields.map((field) => [field, schema])) as Record<TextField, S>
}
