import { sectionEndpoints } from '../../contract/sections.ts'
import {
  checkGallery,
  checkTitleLanguages,
  galleryEdit,
} from '../../domain/gallery/gallery-input.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { Problem } from '../../domain/problem.ts'
import type { PlainEdit, Values } from '../../domain/documents/revision.ts'
import {
  type PictureField,
  pictureFields,
  type Section,
  type SectionName,
  sectionPictures,
} from '../../domain/sections/section.ts'
import { sectionInputValues, sectionInputs } from '../../domain/sections/section-input.ts'
import { coloursOf } from '../../domain/look/picture-colours.ts'
import type { Upload } from '../../storage/media/media-store.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf, revisionTag, answeringConflicts } from '../http/edit-of.ts'
import { validated } from '../http/validate.ts'
import { toGalleryItem } from './article-response.ts'
import { toCard, toPublicCard } from './cards.ts'
import { chosenPicture, pixelsOf } from './chosen-picture.ts'
import { editableSectionOf, sectionNameOf } from './address-parameters.ts'
import { toPublicSection, toSection } from './section-response.ts'

type ReceivedSection = {
  fields: { content: unknown } & { [Field in PictureField]?: '' } & {
    [Field in `${PictureField}_media`]?: string
  }
  files: Record<string, Upload[]>
}

export function sectionRoutes({ storage }: ApiParts) {
  const { cards, languages, library, media, sections } = storage

  return createRoutes(sectionEndpoints, {
    'GET /sections/:name/content/:language': async (c) => {
      const { code } = await languages.getPublished(c.req.param('language'))
      const name = sectionNameOf(c)
      const partners =
        name === 'partners' ? (await cards.listInLanguage(code)).map(toPublicCard) : undefined
      return { content: toPublicSection(await sections.get(name), code, partners) }
    },

    'GET /sections/:name/content': async (c) => {
      const name = sectionNameOf(c)
      const codes = await languages.codes()
      const section = await sections.get(name)
      c.header('etag', revisionTag(section.revision))
      const content = toSection(section, codes)
      if (name !== 'partners') return { content }
      const { page, per_page: perPage } = c.req.valid('query')
      const found = await cards.list(page, perPage)
      const inEveryLanguage = codes.map((code) => [
        code,
        found.cards.map((card) => toCard(card, code)),
      ])
      return {
        content: { ...content, cards: Object.fromEntries(inEveryLanguage) },
        pagination: pagination(page, perPage, found.total),
      }
    },

    'GET /sections/:name/colours': async (c) => {
      const section = await sections.get(sectionNameOf(c))
      const picture = 'picture' in section ? section.picture : null
      return { colours: picture ? coloursOf(await pixelsOf(picture, media)) : [] }
    },

    'POST /sections/:name/content': async (c) => {
      const name = editableSectionOf(c)
      const form = c.req.valid('form')
      const edit = editOf(c, form.fields.base_revision)
      const values = await valuesOf(name, form, edit)
      const codes = await languages.codes()
      const respond = (section: Section) => toSection(section, codes)
      const saving = sections.change(name, values, edit, { isMinor: form.fields.minor })
      const section = await answeringConflicts(respond, saving)
      return { message: messages.contentUpdated, content: respond(section) }
    },

    'POST /sections/:name/reset': async (c) => {
      const { trashId, ...section } = await sections.reset(editableSectionOf(c), editOf(c))
      const content = toSection(section, await languages.codes())
      return { message: messages.contentReset, content, trash_id: trashId }
    },

    'POST /sections/:name/gallery-simplified': async (c) => {
      const name = editableSectionOf(c)
      if (name !== 'banner') throw new Problem('not-found')
      const { fields, files } = c.req.valid('form')
      const images = files['images[]'] ?? []
      const edit = editOf(c, fields.base_revision)
      const current = await sections.get(name)
      checkGallery(fields, images.length, current.gallery, edit.base !== undefined)
      const codes = await languages.codes()
      checkTitleLanguages(fields, codes)
      const picked = await library.pick('picked', fields.picked)
      const added = { images: await media.add(images, edit), picked }
      const change = galleryEdit(fields, added, current.gallery)
      const respond = (section: Section) => toSection(section, codes)
      const saving = sections.changeGallery(change, edit, { isMinor: fields.minor })
      const { gallery, revision } = await answeringConflicts(respond, saving)
      return { gallery_items: gallery.map(toGalleryItem), revision }
    },
  })

  /** Pictures are stored last, once everything else in the form is valid. */
  async function valuesOf(
    name: SectionName,
    { fields, files }: ReceivedSection,
    edit: PlainEdit,
  ): Promise<Values> {
    const change = validated(sectionInputs[name], fields.content)
    const values = sectionInputValues(name, change, await languages.codes())
    const own: readonly PictureField[] = sectionPictures[name]
    for (const field of pictureFields) {
      const isNamed = files[field] ?? fields[field] ?? fields[`${field}_media`]
      if (own.includes(field) || isNamed === undefined) continue
      throw new Problem('invalid-input', { fields: { [field]: messages.unknownField } })
    }
    for (const field of own) {
      const choice = { files: files[field], id: fields[`${field}_media`], none: fields[field] }
      const picture = await chosenPicture(storage, { field, ...choice }, edit)
      if (picture !== undefined) values[field] = picture
    }
    return values
  }
}
