import { contactTypes } from '../domain/contact/contact.ts'
import { lookChoiceSchemas } from '../domain/look/look-input.ts'
import { type Weekday, weekdays } from '../domain/contact/opening-hours.ts'
import { organisationKinds } from '../domain/contact/organisation.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'

const colours = z.record(z.string(), z.string()).meta({ examples: [{ brand: '#0e5f5b' }] })

const look = z
  .strictObject({
    brand: z.string(),
    accent: z.string().nullable(),
    ...lookChoiceSchemas,
    eyebrows: z.boolean(),
    name_beside_logo: z.boolean(),
  })
  .describe('What is set, else the standard')

const link = z.strictObject({
  label: z.string(),
  address: z.string().describe('A path of the site, or the whole address of another'),
  hreflang: z
    .string()
    .optional()
    .describe('Of a file that has no version in this language')
    .meta({ examples: ['en'] }),
  is_button: z.literal(true).optional(),
})
const group = z.strictObject({ label: z.string(), links: z.array(link) })

const spans = z.array(z.strictObject({ opens: z.string(), closes: z.string() }))
const hours = z
  .strictObject(
    Object.fromEntries(weekdays.map((day) => [day, spans])) as Record<Weekday, typeof spans>,
  )
  .nullable()
  .describe('By day, one without any being closed; null while none is given')

const site = z
  .strictObject({
    look,
    theme: z
      .strictObject({ light: colours, dark: colours })
      .describe('Colours of both schemes by the names of their tokens'),
    menu: z.array(z.union([link, group])),
    footer: z.strictObject({
      columns: z.array(group).describe('Without any, the links of the menu stand there'),
      copyright: z.string(),
    }),
    words: z
      .record(z.string(), z.string())
      .describe('Names and words: the company’s own, else the product’s, else English'),
    announcement: z
      .strictObject({ text: z.string(), address: z.string().nullable() })
      .nullable()
      .describe('While it is to be shown'),
    whatsapp: z
      .string()
      .nullable()
      .describe('The address of the WhatsApp button, with its greeting'),
    company: z.strictObject({
      name: z.string(),
      tagline: z.string(),
      logo: z.string(),
      logo_dark: z.string(),
      icon: z.string(),
      contacts: z.array(z.strictObject({ type: z.enum(contactTypes), value: z.string() })),
      kind: z.enum(organisationKinds).describe('A type of schema.org'),
      legal_name: z.string(),
      founded: z.int().nullable().describe('The year of its foundation'),
      hours,
      hours_note: z.string(),
    }),
  })
  .meta({ id: 'Site', description: 'What every page of a language has in common.' })
export type SiteResponse = z.infer<typeof site>

export const siteEndpoints = {
  'GET /public/site/:language': {
    summary: 'Get look, menu, footer, words and company in one language',
    access: 'anyone',
    response: site,
  },
} satisfies Endpoints
