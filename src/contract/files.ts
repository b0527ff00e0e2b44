import { fileTypes } from '../domain/files/file-type.ts'
import { fileLimits } from '../domain/files/library-file.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { libraryPageSize } from '../domain/media/library-picture.ts'
import { mediaId } from '../domain/media/media-input.ts'
import { messages } from '../domain/messages.ts'
import { maxPageSize } from '../domain/search/pagination.ts'
import { numberParameter, pageNumber, searchQuery } from '../domain/search/page-parameters.ts'
import { text, z } from '../domain/text/schema.ts'
import type { Endpoints, ValuesOf } from './endpoint.ts'
import { baseRevision, jsonField } from './form-fields.ts'
import {
  author,
  pagination,
  fileUse,
  revisionNumber,
  sentence,
  timestamp,
  trashId,
  trueOrFalse,
} from './shared.ts'

export const version = z
  .strictObject({
    title: z.string().meta({ examples: ['Catalogue 2026'] }),
    type: z.enum(fileTypes),
    bytes: z
      .int()
      .positive()
      .meta({ examples: [2_202_009] }),
    pages: z
      .int()
      .positive()
      .nullable()
      .meta({ description: 'Null if unknown', examples: [8] }),
    preview: z
      .string()
      .nullable()
      .meta({
        description: 'Address of a picture of the first page; null if there is none',
        examples: ['/files/0f1e2d3c4b5a6978/en/preview.webp'],
      }),
    address: z.string().meta({ examples: ['/files/0f1e2d3c4b5a6978/en/catalogue-2026.pdf'] }),
  })
  .meta({ id: 'FileVersion', description: 'A file in one language.' })

const file = z
  .strictObject({
    id: mediaId,
    added_at: timestamp,
    added_by: z.string().meta({ description: 'Or blank', examples: ['Layla'] }),
    added_by_key: author.shape.key,
    versions: z.record(z.string(), version).describe('By language'),
    revision: revisionNumber,
  })
  .meta({ id: 'LibraryFile', description: 'A file of the library, in all its languages.' })
export type LibraryFileResponse = z.infer<typeof file>

const fileFilter = z.strictObject({
  page: pageNumber,
  limit: numberParameter(maxPageSize, libraryPageSize),
  q: searchQuery.default('').describe('Words of a title in any language'),
  unused: trueOrFalse,
  missing: languageCode.optional().describe('A language that lacks a version'),
})
export type FileFilter = Partial<ValuesOf<typeof fileFilter>>

const titles = text(fileLimits.title)
const newFile = z.object({}).catchall(titles)
const fileChange = z
  .object({
    remove: jsonField(z.array(languageCode).max(100, messages.itemsTooMany))
      .optional()
      .describe('Languages whose versions are taken away'),
    base_revision: baseRevision,
  })
  .catchall(titles)

const oneInEach = { 'file.*': 20 }

export const fileEndpoints = {
  'GET /files': {
    summary: 'List files of the library, newest first',
    access: 'editor',
    query: fileFilter,
    response: z.strictObject({ files: z.array(file), pagination }),
  },
  'POST /files': {
    summary: 'Upload a file, in one language or several: `title.en` and `file.en`',
    access: 'editor',
    form: newFile,
    files: oneInEach,
    status: 201,
    response: z.strictObject({ file }),
    errors: ['not-a-file', 'files-full', 'file-too-large'],
  },
  'GET /files/:file': {
    summary: 'Get a file and every place that offers it or leads to it',
    access: 'editor',
    response: z.strictObject({ file, uses: z.array(fileUse) }),
  },
  'POST /files/:file': {
    summary: 'Update a file: titles, new versions, or fewer languages',
    access: 'editor',
    form: fileChange,
    files: oneInEach,
    response: z.strictObject({ message: sentence(messages.contentUpdated), file }),
    document: file,
    errors: ['conflict', 'not-a-file', 'file-too-large'],
  },
  'DELETE /files/:file': {
    summary: 'Delete a file that nothing offers',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.deleted), trash_id: trashId }),
    errors: ['conflict', 'file-in-use'],
  },
} satisfies Endpoints
