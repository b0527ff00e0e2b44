import { articleSections } from '../articles/article.ts'
import { fileId } from '../files/file-input.ts'
import { byLanguage } from '../languages/language-input.ts'
import { messages } from '../messages.ts'
import { idsIn, type MenuEntry, navigationLimits, type NavigationSetting } from './navigation.ts'
import { text, z } from '../text/schema.ts'
import { honestAddress } from '../text/web-address.ts'

const hidden = z.boolean().nullable().optional()
const authors = z
  .boolean()
  .nullable()
  .optional()
  .describe('Whether visitors see authors; null for on in the blog, off elsewhere')

/** Chosen by the client, so that a label can be sent with its entry. */
export const entryId = z.string().regex(/^[a-z\d]{8}$/, messages.invalidInput)

/** An address must not run a script. */
const address = honestAddress(text(navigationLimits.address, { kind: 'link' }))
  .refine(leadsSomewhere, messages.leadsNowhere)
  .meta({ format: 'uri', pattern: '^(https?|mailto|tel):' })

export const ownTargets = [
  z.strictObject({ kind: z.enum(['home', 'contact', 'search']) }),
  z.strictObject({ kind: z.literal('section'), section: z.enum(articleSections) }),
  z.strictObject({
    kind: z.enum(['article', 'topic']),
    section: z.enum(articleSections),
    id: z.int32().positive(),
  }),
  z.strictObject({ kind: z.enum(['page', 'form']), id: z.int32().positive() }),
  z.strictObject({ kind: z.literal('file'), id: fileId }),
] as const

export const linkTarget = z.discriminatedUnion('kind', [
  ...ownTargets,
  z.strictObject({ kind: z.literal('external'), address }),
])

const link = z.strictObject({ id: entryId, target: linkTarget })
const group = z.strictObject({ id: entryId, links: listOf(link, navigationLimits.links) })

export const navigationSettingsInput = {
  posts_hidden: hidden,
  business_hidden: hidden,
  products_hidden: hidden,
  posts_authors: authors,
  business_authors: authors,
  products_authors: authors,
  menu: listOf(z.union([link, group]), navigationLimits.entries)
    .refine(areUnique, messages.invalidInput)
    .nullable()
    .optional(),
  footer: listOf(group, navigationLimits.columns)
    .refine(areUnique, messages.invalidInput)
    .nullable()
    .optional(),
  menu_button: entryId.nullable().optional(),
} satisfies Record<NavigationSetting, z.ZodType>

export const navigationLabels = z.record(entryId, byLanguage(text(navigationLimits.label)))

export const navigationInput = z.strictObject({
  ...navigationSettingsInput,
  labels: navigationLabels.optional(),
})

function listOf<S extends z.ZodType>(item: S, most: number) {
  return z.array(item, messages.invalidInput).max(most, messages.linksTooMany)
}

function areUnique(entries: MenuEntry[]): boolean {
  const ids = idsIn(entries)
  return new Set(ids).size === ids.length
}

function leadsSomewhere(written: string): boolean {
  return /^(https?|mailto|tel):/i.test(written) && URL.canParse(written)
}
