import { contactList } from './contact-change.ts'
import type { LanguageCode } from './language.ts'
import { byLanguage } from './language-change.ts'
import { lookSettings } from './look.ts'
import { lookChange } from './look-change.ts'
import { focus } from './media-change.ts'
import { messages } from './messages.ts'
import { latitudeLimit, longitudeLimit } from './place.ts'
import { navigationSettings } from './navigation.ts'
import { navigationChange } from './navigation-change.ts'
import { organisationSettings } from './organisation.ts'
import { organisationChange } from './organisation-change.ts'
import { Problem } from './problem.ts'
import { textName, type Values } from './revision.ts'
import { seoSettings } from './seo.ts'
import { seoSettingsChange } from './seo-change.ts'
import { text, z } from './schema.ts'
import { type SectionName, sectionTexts } from './section.ts'
import { patternOf } from './site-words/word-places.ts'

const degrees = (most: number) =>
  z
    .number(messages.coordinatesInvalid)
    .min(-most, messages.coordinatesInvalid)
    .max(most, messages.coordinatesInvalid)

const coordinates = z
  .strictObject(
    { lat: degrees(latitudeLimit), lng: degrees(longitudeLimit) },
    messages.coordinatesInvalid,
  )
  .nullable()

const textsWithLines = [
  'banner_description',
  'section_description',
  'section_address',
  'hours_note',
  'meta_description',
]

/** Any fields, and any languages of a text. */
export const sectionChanges = {
  banner: z.strictObject({ ...textsOf('banner'), banner_focus: focus.optional() }),
  aboutUs: z.strictObject(textsOf('aboutUs')),
  contactUs: z.strictObject({
    ...textsOf('contactUs'),
    map_coordinates: coordinates.optional(),
    contacts: contactList.optional(),
    contact_form: z.boolean().optional(),
  }),
  partners: z.strictObject(textsOf('partners')),
  identity: z.strictObject({ ...textsOf('identity'), ...organisationChange }),
  look: lookChange,
  words: z.strictObject(textsOf('words')),
  navigation: navigationChange,
  seo: z.strictObject({ ...textsOf('seo'), ...seoSettingsChange }),
} satisfies Record<SectionName, z.ZodType>

type SectionChange = z.infer<(typeof sectionChanges)[SectionName]>

/** Rejects languages that are not in `codes`. */
export function changeValues(
  name: SectionName,
  change: SectionChange,
  codes: LanguageCode[],
): Values {
  const fields: Record<string, unknown> = change
  const shared = sharedFields.filter((field) => field in fields)
  const texts = Object.entries(change).filter(([field]) => field in sectionTexts[name])
  const labels = Object.entries('labels' in change ? (change.labels ?? {}) : {})
  return Object.assign(
    Object.fromEntries(shared.map((field) => [field, fields[field]])),
    ...texts.map(([field, value]) => textsOfField(field, value, codes)),
    ...labels.map(([id, value]) => textsOfField(`label:${id}`, value, codes)),
  )
}

/** Conflicts name them in this order, before the texts. */
const sharedFields = [
  'contacts',
  'map_coordinates',
  'contact_form',
  'banner_focus',
  ...organisationSettings,
  ...lookSettings,
  ...navigationSettings,
  ...seoSettings,
]

function textsOfField(field: string, byLanguage: object, codes: LanguageCode[]): Values {
  const texts = Object.entries(byLanguage).map(([language, text]) => {
    if (!codes.includes(language)) throw unknownLanguage(field, language)
    return [textName(field, language), text]
  })
  return Object.fromEntries(texts)
}

function textsOf<Name extends SectionName>(name: Name) {
  const shape = Object.entries(sectionTexts[name]).map(([field, limit]) => [
    field,
    byLanguage(textOf(name, field, limit)).optional(),
  ])
  return Object.fromEntries(shape) as Record<
    keyof (typeof sectionTexts)[Name],
    z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>
  >
}

function textOf(name: SectionName, field: string, limit: number): z.ZodString {
  const pattern = name === 'words' ? patternOf(field) : undefined
  const schema = text(limit, { kind: textsWithLines.includes(field) ? 'lines' : 'line' })
  return pattern ? schema.regex(pattern, messages.placesWrong) : schema
}

function unknownLanguage(field: string, language: string): Problem {
  return new Problem('invalid-input', {
    fields: { [textName(field, language)]: messages.languageUnknown },
  })
}
