import { branchInput } from '../domain/contact/branch-input.ts'
import { contactTypes } from '../domain/contact/contact.ts'
import { lookInput } from '../domain/look/look-input.ts'
import { messages } from '../domain/messages.ts'
import { navigationLabels, navigationSettingsInput } from '../domain/navigation/navigation-input.ts'
import { organisationInput, spans } from '../domain/contact/organisation-input.ts'
import { weekdays } from '../domain/contact/opening-hours.ts'
import { maxPageSize } from '../domain/search/pagination.ts'
import { numberParameter, pageNumber } from '../domain/search/page-parameters.ts'
import { z } from '../domain/text/schema.ts'
import {
  type PictureField,
  pictureFields,
  type SectionName,
  sectionTexts,
} from '../domain/sections/section.ts'
import { seoSettingsInput } from '../domain/seo/seo-input.ts'
import { sectionInputs, shownForm } from '../domain/sections/section-input.ts'
import { card, publicCard } from './cards.ts'
import { announcementInput } from '../domain/contact/announcement-input.ts'
import type { Endpoints, FormOf } from './endpoint.ts'
import { baseRevision, fromLibrary, jsonField, minor, noPicture } from './form-fields.ts'
import { galleryFields, galleryFiles, galleryItem, publicGalleryItem } from './gallery.ts'
import { cover, pagination, possibleTrashId, revisionNumber, sentence } from './shared.ts'

export type SectionTextField = {
  [Name in SectionName]: keyof (typeof sectionTexts)[Name]
}[SectionName]

/** The description needs one schema for all; which of them a call takes depends on its address. */
const anyContent = z.union(
  Object.entries(sectionInputs).map(([name, change]) =>
    change.meta({ id: `${name.charAt(0).toUpperCase()}${name.slice(1)}Content` }),
  ),
)
const pictures = Object.fromEntries(
  pictureFields.flatMap((field) => [
    [field, noPicture],
    [`${field}_media`, fromLibrary],
  ]),
) as Record<PictureField, typeof noPicture> & Record<`${PictureField}_media`, typeof fromLibrary>

/** Only changed fields are sent, and only the changed languages of a text. */
const sectionForm = z.strictObject({
  content: jsonField(z.record(z.string(), z.unknown()), anyContent).default({}),
  ...pictures,
  minor,
  base_revision: baseRevision,
})
const sectionFiles = Object.fromEntries(pictureFields.map((field) => [field, 1])) as Record<
  PictureField,
  1
>
export type SectionForm = FormOf<typeof sectionForm, typeof sectionFiles>

const galleryForm = z.strictObject({
  ...galleryFields,
  mode: z.literal('append', messages.invalidInput).default('append'),
  minor,
  base_revision: baseRevision,
})

const sharedFields = {
  banner_image: z.string().optional(),
  logo: z.string().optional(),
  logo_dark: z.string().optional().describe('Of dark grounds, in place of the logo'),
  icon: z.string().optional().describe('In place of a nearly square logo'),
  picture: cover.nullable().optional().describe('Picture of the image or logo'),
  pictures: z
    .strictObject({ logo_dark: cover.nullable(), icon: cover.nullable() })
    .optional()
    .describe('Those of the identity besides its logo'),
  contacts: z
    .array(z.strictObject({ type: z.enum(contactTypes), value: z.string() }))
    .meta({ examples: [[{ type: 'phone', value: '+963 33 555 0142' }]] })
    .optional(),
  map_coordinates: z
    .strictObject({ lat: z.number(), lng: z.number() })
    .nullable()
    .meta({ examples: [{ lat: 35.1318, lng: 36.7578 }] })
    .optional(),
  contact_form: z.boolean().optional().describe('Whether the contact form is on'),
  shown_form: shownForm,
  ...announcementInput,
  ...organisationInput,
  ...lookInput.shape,
  ...navigationSettingsInput,
  ...seoSettingsInput,
  labels: navigationLabels.optional().describe('Labels of the menu and footer, by entry'),
}
const byLanguage = z.record(z.string(), z.string())

const bannerTitle = { en: 'Water that runs on sunlight', ar: 'ماءٌ يجري بنور الشمس' }
const noImage = { banner_image: '', picture: null, gallery: [] }
const sectionExample = { banner_title: bannerTitle, ...noImage, revision: 1 }

export const section = z
  .strictObject({
    ...textFieldsAs(byLanguage.optional()),
    ...sharedFields,
    ...branchInput,
    gallery: z.array(galleryItem).optional(),
    revision: revisionNumber,
  })
  .meta({
    id: 'Section',
    description: 'A section with its texts in all languages.',
    examples: [sectionExample],
  })
export type SectionResponse = z.infer<typeof section>

const publicBranch = z.strictObject({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  note: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  map_coordinates: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  hours: z.partialRecord(z.enum(weekdays), spans).nullable().describe('Null where none are given'),
})
export type PublicBranch = z.infer<typeof publicBranch>

const publicSection = z
  .strictObject({
    ...textFieldsAs(z.string().optional()),
    ...sharedFields,
    branches: z
      .array(publicBranch)
      .optional()
      .describe('Of the company; one without a name or address in the language is left out'),
    gallery: z.array(publicGalleryItem).optional(),
    cards: z.array(publicCard).optional().describe('Partners only'),
  })
  .meta({
    id: 'ReadableSection',
    description: 'A section in one language.',
    examples: [{ banner_title: bannerTitle.en, ...noImage }],
  })
export type PublicSection = z.infer<typeof publicSection>

const savedSection = z.strictObject({
  message: sentence(messages.contentUpdated),
  content: section,
})

export const sectionEndpoints = {
  'GET /sections/:name/content/:language': {
    summary: 'Get a section in one language',
    access: 'anyone',
    response: z.strictObject({ content: publicSection }),
  },
  'GET /sections/:name/content': {
    summary: 'Get a section in all languages (partners: with a page of cards)',
    access: 'editor',
    query: z.strictObject({
      page: pageNumber,
      per_page: numberParameter(maxPageSize, maxPageSize),
    }),
    response: z.strictObject({
      content: section
        .extend({ cards: z.record(z.string(), z.array(card)).optional() })
        .meta({ examples: [sectionExample] }),
      pagination: pagination.optional(),
    }),
  },
  'GET /sections/:name/colours': {
    summary: 'Get up to five colours of a section’s picture (of a logo: to choose a look by)',
    access: 'editor',
    response: z.strictObject({
      colours: z.array(z.string()).meta({ examples: [['#1b6fb5', '#e2685b']] }),
    }),
  },
  'POST /sections/:name/content': {
    summary: 'Update fields of a section',
    access: 'editor',
    form: sectionForm,
    files: sectionFiles,
    response: savedSection,
    document: section,
    errors: ['conflict'],
  },
  'POST /sections/:name/reset': {
    summary: 'Reset a section (partner cards stay)',
    access: 'editor',
    response: savedSection.extend({
      message: sentence(messages.contentReset),
      trash_id: possibleTrashId,
    }),
    errors: ['conflict'],
  },
  'POST /sections/:name/gallery-simplified': {
    summary: 'Update the banner gallery (all or nothing)',
    access: 'editor',
    form: galleryForm,
    files: galleryFiles,
    response: z.strictObject({ gallery_items: z.array(galleryItem), revision: revisionNumber }),
    document: section,
    errors: ['conflict'],
  },
} satisfies Endpoints

function textFieldsAs<S extends z.ZodType>(schema: S): Record<SectionTextField, S> {
  const fields = Object.values(sectionTexts).flatMap((texts) => Object.keys(texts))
  return Object.fromEntries(fields.map((field) => [field, schema])) as Record<SectionTextField, S>
}
