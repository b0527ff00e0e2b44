import { announcementInput } from '../contact/announcement-input.ts'
import { type BranchField, branchFields } from '../contact/branch.ts'
import { branchInput, sentBranchValues } from '../contact/branch-input.ts'
import { contactList, coordinates, whatsapp } from '../contact/contact-input.ts'
import type { LanguageCode } from '../languages/language.ts'
import { byLanguage, textsInEach } from '../languages/language-input.ts'
import { lookInput } from '../look/look-input.ts'
import { focus } from '../media/media-input.ts'
import { messages } from '../messages.ts'
import { navigationInput } from '../navigation/navigation-input.ts'
import { organisationInput } from '../contact/organisation-input.ts'
import type { Values } from '../documents/revision.ts'
import { seoSettingsInput } from '../seo/seo-input.ts'
import { text, z } from '../text/schema.ts'
import { type SectionName, sectionTexts } from './section.ts'
import { patternOf } from '../site-words/word-placeholders.ts'

export const shownForm = z
  .int32()
  .positive()
  .nullable()
  .optional()
  .describe('Id of the form that stands in place of the contact form where its language offers it')

const textsWithLines = [
  'banner_description',
  'section_description',
  'section_address',
  'hours_note',
  'meta_description',
]

export const sectionInputs = {
  banner: z.strictObject({ ...textsOf('banner'), banner_focus: focus.optional() }),
  aboutUs: z.strictObject(textsOf('aboutUs')),
  contactUs: z.strictObject({
    ...textsOf('contactUs'),
    whatsapp_number: byLanguage(whatsapp).optional(),
    contacts: contactList.optional(),
    map_coordinates: coordinates.optional(),
    contact_form: z.boolean().optional(),
    shown_form: shownForm,
    ...announcementInput,
    ...branchInput,
  }),
  partners: z.strictObject(textsOf('partners')),
  identity: z.strictObject({ ...textsOf('identity'), ...organisationInput }),
  look: lookInput,
  words: z.strictObject(textsOf('words')),
  navigation: navigationInput,
  seo: z.strictObject({ ...textsOf('seo'), ...seoSettingsInput }),
} satisfies Record<SectionName, z.ZodType>

type SectionInput = z.infer<(typeof sectionInputs)[SectionName]>

/** Conflicts name what all languages share before the texts. Rejects languages that are not in `codes`. */
export function sectionInputValues(
  name: SectionName,
  change: SectionInput,
  codes: LanguageCode[],
): Values {
  const isText = (field: string) => field in sectionTexts[name]
  const fields = Object.entries(change)
  const isById = (field: string) => field === 'labels' || isOfBranches(field)
  const shared = fields.filter(([field]) => !isText(field) && !isById(field))
  const branches = fields.flatMap(([field, byId]) =>
    isOfBranches(field) ? sentBranchValues(field, byId as Record<string, unknown>, codes) : [],
  )
  const labels = Object.entries('labels' in change ? (change.labels ?? {}) : {})
  return Object.assign(
    Object.fromEntries(shared),
    ...branches,
    ...fields
      .filter(([field]) => isText(field))
      .map(([field, texts]) => textsInEach(field, texts, codes)),
    ...labels.map(([id, texts]) => textsInEach(`label:${id}`, texts, codes)),
  )
}

function isOfBranches(field: string): field is BranchField {
  return (branchFields as readonly string[]).includes(field)
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
  return pattern ? schema.regex(pattern, messages.placeholdersWrong) : schema
}
