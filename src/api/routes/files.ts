import { fileEndpoints, type LibraryFileResponse } from '../../contract/files.ts'
import {
  fileAddress,
  type LibraryFile,
  previewAddress,
  withoutVersion,
} from '../../domain/files/library-file.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { textsInEach } from '../../domain/languages/language-input.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { fieldAndLanguage } from '../../domain/documents/revision.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { queryWords } from '../../domain/search/search-text.ts'
import type { FileChange } from '../../storage/files/file-store.ts'
import type { Upload } from '../../storage/media/media-store.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { answeringConflicts, editOf, revisionTag } from '../http/edit-of.ts'
import { fileIdOf } from './address-parameters.ts'

export function fileRoutes({ storage }: ApiParts) {
  const { files, languages } = storage

  return createRoutes(fileEndpoints, {
    'GET /files': async (c) => {
      const { page, limit, q, unused, missing } = c.req.valid('query')
      const codes = await languages.codes()
      if (missing !== undefined && !codes.includes(missing)) {
        throw new Problem('invalid-input', { fields: { missing: messages.languageUnknown } })
      }
      const filter = { words: queryWords(q), isUnused: unused, missing }
      const { files: found, total } = await files.list(filter, page, limit)
      return {
        files: found.map((file) => toLibraryFile(file, codes)),
        pagination: pagination(page, limit, total),
      }
    },

    'POST /files': async (c) => {
      const { fields, files: uploads } = c.req.valid('form')
      const codes = await languages.codes()
      const file = await files.add(changeIn(fields, uploads, codes), editOf(c))
      return { file: toLibraryFile(file, codes) }
    },

    'GET /files/:file': async (c) => {
      const file = await files.get(fileIdOf(c))
      c.header('etag', revisionTag(file.revision))
      return {
        file: toLibraryFile(file, await languages.codes()),
        uses: await files.uses(file.id),
      }
    },

    'POST /files/:file': async (c) => {
      const { fields, files: uploads } = c.req.valid('form')
      const { remove = [], base_revision: base, ...titles } = fields
      const codes = await languages.codes()
      const { values, ...change } = changeIn(titles, uploads, codes)
      const removed = Object.keys(
        textsInEach('remove', Object.fromEntries(remove.map((code) => [code, ''])), codes),
      )
      for (const name of removed) {
        Object.assign(values, withoutVersion(fieldAndLanguage(name).language ?? ''))
      }
      const respond = (file: LibraryFile) => toLibraryFile(file, codes)
      const saving = files.change(fileIdOf(c), { ...change, values }, editOf(c, base))
      const file = await answeringConflicts(respond, saving)
      return { message: messages.contentUpdated, file: respond(file) }
    },

    'DELETE /files/:file': async (c) => {
      const trashId = await files.remove(fileIdOf(c), editOf(c))
      return { message: messages.deleted, trash_id: trashId }
    },
  })
}

function changeIn(
  titles: Record<string, string>,
  uploads: Record<string, Upload[]>,
  codes: LanguageCode[],
): FileChange {
  const sent: [string, string][] = Object.entries(uploads).flatMap(([name, [upload]]) =>
    upload ? [[name, upload.path]] : [],
  )
  for (const name of Object.keys(titles)) {
    if (fieldAndLanguage(name).field === 'title' && name.includes('.')) continue
    throw new Problem('invalid-input', { fields: { [name]: messages.unknownField } })
  }
  return {
    values: textsInEach('title', byLanguage(titles), codes),
    uploads: byLanguage(textsInEach('file', byLanguage(Object.fromEntries(sent)), codes)) as Record<
      string,
      string
    >,
  }
}

function byLanguage(named: object): Record<LanguageCode, unknown> {
  const values = Object.entries(named).map(([name, value]) => [
    fieldAndLanguage(name).language ?? '',
    value,
  ])
  return Object.fromEntries(values)
}

function toLibraryFile(file: LibraryFile, codes: LanguageCode[]): LibraryFileResponse {
  const { id, addedAt, addedBy, addedByKey: key, versions, revision } = file
  const shown = codes.flatMap((code) => {
    const version = versions[code]
    if (!version) return []
    const { type, bytes, pages } = version.file
    const address = fileAddress(id, code, version)
    const preview = previewAddress(id, code, version)
    return [[code, { title: version.title, type, bytes, pages, preview, address }]]
  })
  return {
    id,
    added_at: addedAt.toISOString(),
    added_by: addedBy,
    ...(key !== undefined && { added_by_key: key }),
    versions: Object.fromEntries(shown),
    revision,
  }
}
