import { formPlaces } from '../domain/forms/form.ts'
import type { Cover, Picture } from '../domain/media/media.ts'
import { messages } from '../domain/messages.ts'
import { numberParameter, pageNumber } from '../domain/search/page-parameters.ts'
import { maxPageSize, type Pagination, pageSizes } from '../domain/search/pagination.ts'
import { type FileUse, fileUsingKinds } from '../domain/files/file-use.ts'
import { type PictureUse, usingKinds } from '../domain/media/picture-use.ts'
import type { LeadingLink } from '../domain/pages/page.ts'
import { text, z } from '../domain/text/schema.ts'

export const listPage = z.strictObject({
  page: pageNumber,
  limit: numberParameter(maxPageSize, pageSizes.dashboard),
})

export const optionalMoment = z.iso.datetime(messages.invalidInput).optional()

export const trueOrFalse = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

/** Parts of responses that several concepts share; those with an `id` get a name in the description. */
export const rowId = z
  .int32()
  .positive()
  .meta({ examples: [1] })

export const idParameter = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, messages.numberInvalid)
  .transform(Number)

export const revisionNumber = z
  .int32()
  .nonnegative()
  .meta({ description: 'Revision number', examples: [1] })

export const picture = z
  .strictObject({
    id: z.string().meta({ examples: ['0f1e2d3c4b5a69788796a5b4'] }),
    width: z
      .int()
      .positive()
      .meta({ examples: [1920] }),
    height: z
      .int()
      .positive()
      .meta({ examples: [1080] }),
    blur: z.string().meta({
      description: 'Placeholder as a data URL',
      examples: ['data:image/webp;base64,UklGRg=='],
    }),
  })
  .meta({
    id: 'Picture',
    description:
      'Its files are `/media/{id}/{width}.avif` and `.webp` in widths up to its own. For some seconds after its first upload, WebP is the answer to both.',
  }) satisfies z.ZodType<Picture>

const share = z.number().min(0).max(1)
export const cover = picture
  .extend({
    focus: z
      .strictObject({ x: share, y: share })
      .nullable()
      .meta({
        description: 'Focal point from top left, 0 to 1; null means the centre',
        examples: [{ x: 0.5, y: 0.3 }],
      }),
  })
  .meta({ id: 'Cover' }) satisfies z.ZodType<Cover>

export const pagination = z
  .strictObject({
    current_page: z
      .int()
      .positive()
      .meta({ examples: [1] }),
    last_page: z
      .int()
      .positive()
      .meta({ examples: [1] }),
    total: z
      .int()
      .nonnegative()
      .meta({ examples: [1] }),
  })
  .meta({ id: 'Pagination' }) satisfies z.ZodType<Pagination>

export const timestamp = z.iso.datetime().meta({ examples: ['2025-11-03T09:00:00.000Z'] })
export const author = z
  .strictObject({
    id: rowId.nullable(),
    name: z.string(),
    key: z.string().optional().describe('Name of the access key that a program used'),
  })
  .meta({ id: 'Author', examples: [{ id: 1, name: 'Layla' }] })
export type AuthorResponse = z.infer<typeof author>

export const device = z.strictObject({
  browser: z
    .string()
    .nullable()
    .meta({ description: 'Null if unknown', examples: ['Firefox'] }),
  system: z
    .string()
    .nullable()
    .meta({ description: 'Null if unknown', examples: ['Windows'] }),
})

export const changedField = z.strictObject({
  field: z.string().meta({ examples: ['title'] }),
  language: z
    .string()
    .nullable()
    .meta({
      description: 'Null if shared by all languages',
      examples: ['ar'],
    }),
})
export const fieldValue = z.unknown().meta({ description: 'Same shape as the field' })

const conflict = z
  .strictObject({
    name: z.string().meta({
      description: 'The field and its language as one',
      examples: ['title.ar'],
    }),
    ...changedField.shape,
    mine: fieldValue,
    theirs: fieldValue,
    changed_by: author,
    changed_at: timestamp,
  })
  .meta({ id: 'Conflict', description: 'A field that someone else has changed.' })
export type ConflictResponse = z.infer<typeof conflict>

export const pictureUse = z
  .strictObject({
    kind: z.enum(usingKinds),
    subject: z.string().meta({ description: 'Its id; for sections, the name', examples: ['1'] }),
    section: z
      .string()
      .nullable()
      .meta({ description: 'For articles', examples: ['posts'] }),
    field: z.string().meta({ description: 'Where in it', examples: ['image'] }),
    titles: z.record(z.string(), z.string()).meta({
      description: 'By language; none for sections and users',
      examples: [{ en: 'Opening in Hama' }],
    }),
    name: z.string().optional().describe('Of a user'),
  })
  .meta({
    id: 'PictureUse',
    description: 'A place that shows a picture.',
  }) satisfies z.ZodType<PictureUse>

export const fileUse = pictureUse
  .extend({
    kind: z.enum(fileUsingKinds),
    name: z.string().optional().describe('Of a user; of a redirect, its path'),
  })
  .meta({
    id: 'FileUse',
    description: 'A place that offers a file or leads to it.',
  }) satisfies z.ZodType<FileUse>

export const errorResponse = z
  .strictObject({
    error: z.string().meta({ description: 'Human-readable message' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'A message for each invalid field' }),
    needs: z
      .enum(['password', 'proof', 'second-factor'])
      .optional()
      .describe(
        'For 403: what must be done first: `password`, choosing a new one; `proof`, entering it',
      ),
    ticket: z
      .string()
      .optional()
      .describe('For messages that are to be checked: send them once more with it, after 8 s'),
    revision: revisionNumber.optional().describe('For conflicts: the current revision'),
    conflicts: z.array(conflict).optional(),
    document: z
      .unknown()
      .optional()
      .describe('For conflicts of a save: the document at that revision'),
    uses: z.array(fileUse).optional().describe('Of a picture or file that cannot be deleted'),
  })
  .meta({ id: 'Error' })
export type ErrorResponse = z.infer<typeof errorResponse>

export const arrivalFields = {
  website: text(200).default('').describe('Honeypot; leave blank'),
  shown_for: z
    .int()
    .min(0)
    .optional()
    .describe('Milliseconds the form was visible, where scripts run'),
  proof: text(2_000)
    .optional()
    .describe('Its challenge and the solution: `{challenge, solution}` as JSON in Base64'),
  ticket: text(200)
    .optional()
    .describe('That of a refusal. A blank one asks for it, should the message look like spam'),
}

export const challenge = z
  .strictObject({
    parameters: z.strictObject({
      algorithm: z.string().meta({ examples: ['PBKDF2/SHA-256'] }),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.strictObject({ until: z.int().describe('Milliseconds since 1970') }),
    }),
    signature: z.string(),
  })
  .meta({
    id: 'Challenge',
    description:
      'A proof of work of ALTCHA, version 2, for one form and one network. It is solved by `solveChallenge` of altcha-lib.',
  })

export type Challenge = z.infer<typeof challenge>

export const trashId = rowId.describe('Trash entry to restore it from')
export const trashIds = z.array(rowId).describe('Trash entries to restore it from')
export const possibleTrashId = rowId
  .nullable()
  .describe('Trash entry to restore the emptied texts from; null if none were emptied')

export function sentence(example: string) {
  return z.string().meta({ examples: [example] })
}

const leadingLink = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['menu', 'footer', 'announcement', 'contact', ...formPlaces]) }),
    z.strictObject({
      kind: z.literal('page'),
      id: rowId,
      title: z.record(z.string(), z.string()).describe('By language'),
    }),
    z.strictObject({ kind: z.literal('redirect'), path: z.string() }),
  ])
  .meta({
    id: 'LeadingLink',
    description:
      'Of a menu, the announcement, the ways to reach the company, the pages of products, a button of a page, or an old address.',
    examples: [{ kind: 'redirect', path: '/about-us.html' }],
  }) satisfies z.ZodType<LeadingLink>
export const leadingLinks = z.strictObject({ links: z.array(leadingLink) })
