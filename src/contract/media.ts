import { libraryLimits, libraryPageSize } from '../domain/media/library-picture.ts'
import { mediaId, libraryPictureInput } from '../domain/media/media-input.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { maxPageSize } from '../domain/search/pagination.ts'
import { numberParameter, pageNumber, searchQuery } from '../domain/search/page-parameters.ts'
import { restoredAtOnce } from '../domain/documents/revision.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints, ValuesOf } from './endpoint.ts'
import { baseRevisionNumber } from './form-fields.ts'
import {
  author,
  cover,
  pagination,
  picture,
  pictureUse,
  revisionNumber,
  sentence,
  timestamp,
  trashId,
  trashIds,
  trueOrFalse,
} from './shared.ts'

const byLanguage = z.record(z.string(), z.string())

const libraryPicture = picture
  .extend({
    name: z.string().meta({ description: 'Or blank', examples: ['Noria'] }),
    bytes: z
      .int()
      .nonnegative()
      .meta({ description: 'Of the uploaded file; 0 if unknown', examples: [184_320] }),
    added_at: timestamp,
    added_by: z.string().meta({ description: 'Or blank', examples: ['Layla'] }),
    added_by_key: author.shape.key,
    focus: cover.shape.focus.describe('For places that have none of their own'),
    decorative: z.boolean().describe('It says nothing more than the text beside it'),
    alt: byLanguage.meta({ examples: [{ en: 'A noria by the river', ar: 'ناعورة على النهر' }] }),
    caption: byLanguage.meta({ examples: [{ en: 'Hama, 2025', ar: 'حماة، 2025' }] }),
    revision: revisionNumber,
  })
  .meta({
    id: 'LibraryPicture',
    description: 'A picture of the media library, with its texts by language.',
  })
export type LibraryPictureResponse = z.infer<typeof libraryPicture>

const idsInQuery = new RegExp(`^[\\da-f]{32}(?:,[\\da-f]{32}){0,${maxPageSize - 1}}$`)

const libraryFilter = z.strictObject({
  page: pageNumber,
  limit: numberParameter(maxPageSize, libraryPageSize),
  q: searchQuery.default('').describe('Words of a name, an alt text or a caption'),
  unused: trueOrFalse,
  missing_alt: languageCode.optional(),
  ids: z
    .string()
    .regex(idsInQuery, messages.notInLibrary)
    .transform((ids) => ids.split(','))
    .optional(),
})
export type LibraryFilter = Partial<ValuesOf<typeof libraryFilter>>

const savedPicture = z.strictObject({
  message: sentence(messages.contentUpdated),
  picture: libraryPicture,
})

export const mediaEndpoints = {
  'GET /media': {
    summary: 'List pictures of the library, newest first',
    access: 'editor',
    query: libraryFilter,
    response: z.strictObject({ media: z.array(libraryPicture), pagination }),
  },
  'POST /media': {
    summary: 'Upload pictures (all or nothing)',
    access: 'editor',
    form: z.strictObject({}),
    files: { 'images[]': libraryLimits.uploadedAtOnce },
    status: 201,
    response: z.strictObject({
      media: z.array(
        libraryPicture
          .extend({ known: z.boolean().describe('It was in the library before') })
          .meta({ id: 'UploadedPicture' }),
      ),
    }),
    errors: ['library-full'],
  },
  'POST /media/delete-multiple': {
    summary: 'Delete several pictures that nothing shows (all or nothing)',
    access: 'editor',
    json: z.strictObject({ ids: z.array(mediaId).min(1).max(restoredAtOnce) }),
    response: z.strictObject({ message: sentence(messages.deleted), trash_ids: trashIds }),
    errors: ['not-found', 'picture-in-use'],
  },
  'GET /media/:media': {
    summary: 'Get a picture and every place that shows it',
    access: 'editor',
    response: z.strictObject({ picture: libraryPicture, uses: z.array(pictureUse) }),
  },
  'POST /media/:media': {
    summary: 'Update a picture’s name, texts or focus',
    access: 'editor',
    json: libraryPictureInput.extend({ base_revision: baseRevisionNumber }),
    response: savedPicture,
    document: libraryPicture,
    errors: ['conflict'],
  },
  'POST /media/:media/replace': {
    summary: 'Show another picture in all places of this one (all or nothing)',
    access: 'editor',
    json: z.strictObject({ by: mediaId }),
    response: z.strictObject({
      message: sentence(messages.accomplished),
      changed: z
        .int()
        .nonnegative()
        .meta({ description: 'How many articles, sections, cards and pages', examples: [2] }),
    }),
    errors: ['conflict'],
  },
  'DELETE /media/:media': {
    summary: 'Delete a picture that nothing shows',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.deleted), trash_id: trashId }),
    errors: ['conflict', 'picture-in-use'],
  },
  'GET /media/:media/colours': {
    summary: 'Get up to five colours of a picture',
    access: 'editor',
    response: z.strictObject({
      colours: z.array(z.string()).meta({ examples: [['#1b6fb5', '#e2685b']] }),
    }),
  },
} satisfies Endpoints
