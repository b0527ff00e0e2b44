import { type LibraryPictureResponse, mediaEndpoints } from '../../contract/media.ts'
import type { LibraryPicture, PictureText } from '../../domain/media/library-picture.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { coloursOf } from '../../domain/look/picture-colours.ts'
import { Problem } from '../../domain/problem.ts'
import { queryWords } from '../../domain/search/search-text.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf, revisionTag, answeringConflicts } from '../http/edit-of.ts'
import { mediaIdOf } from './address-parameters.ts'
import { only } from './only.ts'
import { pixelsOf } from './chosen-picture.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { libraryPictureInputValues } from '../../domain/media/media-input.ts'

export function mediaRoutes({ storage }: ApiParts) {
  const { languages, library, media } = storage

  return createRoutes(mediaEndpoints, {
    'GET /media': async (c) => {
      const { page, limit, q, unused, missing_alt: missingAlt, ids } = c.req.valid('query')
      const codes = await languages.codes()
      if (missingAlt !== undefined && !codes.includes(missingAlt)) {
        throw new Problem('invalid-input', { fields: { missing_alt: messages.languageUnknown } })
      }
      const filter = { words: queryWords(q), isUnused: unused, missingAlt, ids }
      const { pictures, total } = await library.list(filter, page, limit)
      return {
        media: pictures.map((picture) => toLibraryPicture(picture, codes)),
        pagination: pagination(page, limit, total),
      }
    },

    'POST /media': async (c) => {
      const added = await library.add(c.req.valid('form').files['images[]'] ?? [], editOf(c))
      const codes = await languages.codes()
      return {
        media: added.map(({ isKnown: known, ...picture }) => ({
          ...toLibraryPicture(picture, codes),
          known,
        })),
      }
    },

    'POST /media/delete-multiple': async (c) => {
      const trashIds = await library.remove(c.req.valid('json').ids, editOf(c))
      return { message: messages.deleted, trash_ids: trashIds }
    },

    'GET /media/:media': async (c) => {
      const id = mediaIdOf(c)
      const picture = await library.get(id)
      c.header('etag', revisionTag(picture.revision))
      const uses = await library.uses(id)
      return { picture: toLibraryPicture(picture, await languages.codes()), uses }
    },

    'POST /media/:media': async (c) => {
      const { base_revision: base, ...change } = c.req.valid('json')
      const codes = await languages.codes()
      const values = libraryPictureInputValues(change, codes)
      const respond = (picture: LibraryPicture) => toLibraryPicture(picture, codes)
      const saving = library.change(mediaIdOf(c), values, editOf(c, base))
      const picture = await answeringConflicts(respond, saving)
      return { message: messages.contentUpdated, picture: respond(picture) }
    },

    'POST /media/:media/replace': async (c) => {
      const { by } = c.req.valid('json')
      const changed = await library.replace(mediaIdOf(c), by, c.get('user'), editOf(c))
      return { message: messages.accomplished, changed }
    },

    'DELETE /media/:media': async (c) => {
      const trashIds = await library.remove([mediaIdOf(c)], editOf(c))
      return { message: messages.deleted, trash_id: only(trashIds) }
    },

    'GET /media/:media/colours': async (c) => {
      const { picture } = await library.get(mediaIdOf(c))
      return { colours: coloursOf(await pixelsOf(picture, media)) }
    },
  })
}

function toLibraryPicture(library: LibraryPicture, codes: LanguageCode[]): LibraryPictureResponse {
  const { picture, name, bytes, addedAt, addedBy, addedByKey: key } = library
  const { focus, decorative, texts, revision } = library
  return {
    ...picture,
    name,
    bytes,
    added_at: addedAt.toISOString(),
    added_by: addedBy,
    ...(key !== undefined && { added_by_key: key }),
    focus,
    decorative,
    alt: inEach('alt', texts, codes),
    caption: inEach('caption', texts, codes),
    revision,
  }
}

function inEach(
  field: keyof PictureText,
  texts: LibraryPicture['texts'],
  codes: LanguageCode[],
): Record<LanguageCode, string> {
  return Object.fromEntries(codes.map((code) => [code, texts[code]?.[field] ?? '']))
}
