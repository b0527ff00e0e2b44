import { Hono } from 'hono'
import { z } from 'zod'
import { galleryLimits } from '../../domain/gallery.ts'
import { checkGallery, checkTitleLanguages } from '../../domain/gallery-change.ts'
import { messages } from '../../domain/messages.ts'
import { maxPageSize, numberParameter, pageNumber } from '../../domain/page-parameters.ts'
import { pagination } from '../../domain/pagination.ts'
import { Problem } from '../../domain/problem.ts'
import type { PlainEdit, Values } from '../../domain/revision.ts'
import { type SectionName, sectionPictures } from '../../domain/section.ts'
import { changeValues, sectionChanges } from '../../domain/section-change.ts'
import { accepted, acceptsForm, acceptsQuery, fromJson, noParameters } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { baseRevision, editOf, revisionTag } from '../http/edit-of.ts'
import { galleryEdit, galleryFields } from './gallery-form.ts'
import { type ApiVariables, anyone, requireRole } from '../http/permissions.ts'
import { cardAnswer, presentCard, presentReadableCard } from './present-card.ts'
import { galleryItemAnswer, presentItem } from './present-article.ts'
import {
  presentReadableSection,
  presentSection,
  readableSectionAnswer,
  sectionAnswer,
  sectionExample,
} from './present-section.ts'
import { editableSectionOf, sectionNameOf } from './section-address.ts'
import {
  doneAnswer,
  paginationAnswer,
  possibleTrashEntry,
  revisionNumber,
} from '../http/shared-answers.ts'

const cardsPage = z.strictObject({
  page: pageNumber,
  per_page: numberParameter(maxPageSize, maxPageSize),
})

/** A blank text where a file could be takes the picture away. */
const noPicture = z.literal('', messages.imageMissing).optional()
/** For the description; which of them a call takes depends on its address. */
const anyContent = z.union(
  Object.entries(sectionChanges).map(([name, change]) =>
    change.meta({ id: `${name.charAt(0).toUpperCase()}${name.slice(1)}Content` }),
  ),
)
const sectionForm = z.strictObject({
  content: fromJson(z.record(z.string(), z.unknown()), anyContent).default({}),
  banner_image: noPicture,
  logo: noPicture,
  base_revision: baseRevision,
})
const sectionFiles = { banner_image: 1, logo: 1 }

const galleryForm = z.strictObject({
  ...galleryFields,
  mode: z.literal('append', messages.invalidInput).default('append'),
  base_revision: baseRevision,
})
const galleryFiles = { 'images[]': galleryLimits.newItems }

const savedAnswer = z.strictObject({
  message: doneAnswer(messages.contentUpdated),
  content: sectionAnswer,
})

type ReceivedSection = {
  fields: z.output<typeof sectionForm>
  files: Record<string, string[]>
}

export function sectionCalls({ storage, contentChanged }: ApiParts) {
  const { cards, languages, media, sections } = storage

  return new Hono<ApiVariables>()
    .get(
      '/sections/:name/content/:language',
      anyone,
      acceptsQuery(noParameters),
      answers('A section in one language', z.strictObject({ content: readableSectionAnswer })),
      async (c) => {
        const { code } = await languages.getPublished(c.req.param('language'))
        const name = sectionNameOf(c)
        const partners = name === 'partners' ? await cards.listInLanguage(code) : undefined
        const section = await sections.get(name)
        const content = presentReadableSection(section, code, partners?.map(presentReadableCard))
        return c.json({ content })
      },
    )

    .get(
      '/sections/:name/content',
      requireRole('editor'),
      acceptsQuery(cardsPage),
      answers(
        'A section in every language; partners with a page of their cards',
        z.strictObject({
          content: sectionAnswer
            .extend({ cards: z.record(z.string(), z.array(cardAnswer)).optional() })
            .meta({ examples: [sectionExample] }),
          pagination: paginationAnswer.optional(),
        }),
      ),
      async (c) => {
        const name = sectionNameOf(c)
        const codes = await languages.codes()
        const section = await sections.get(name)
        c.header('etag', revisionTag(section.revision))
        const content = presentSection(section, codes)
        if (name !== 'partners') return c.json({ content })
        const { page, per_page: perPage } = c.req.valid('query')
        const found = await cards.list(page, perPage)
        const inEveryLanguage = codes.map((code) => [
          code,
          found.cards.map((card) => presentCard(card, code)),
        ])
        return c.json({
          content: { ...content, cards: Object.fromEntries(inEveryLanguage) },
          pagination: pagination(page, perPage, found.total),
        })
      },
    )

    .post(
      '/sections/:name/content',
      requireRole('editor'),
      acceptsForm(sectionForm, sectionFiles),
      answers('Change fields of a section', savedAnswer),
      refuses('conflict'),
      async (c) => {
        const name = editableSectionOf(c)
        const form = c.req.valid('form')
        const edit = editOf(c, form.fields.base_revision)
        const values = await valuesOf(name, form, edit)
        const section = await sections.change(name, values, edit)
        await contentChanged()
        const content = presentSection(section, await languages.codes())
        return c.json({ message: messages.contentUpdated, content })
      },
    )

    .post(
      '/sections/:name/reset',
      requireRole('editor'),
      answers(
        'Empty every field of a section; partners keep their cards',
        savedAnswer.extend({
          message: doneAnswer(messages.contentReset),
          trash_id: possibleTrashEntry,
        }),
      ),
      refuses('conflict'),
      async (c) => {
        const { trashId, ...section } = await sections.reset(editableSectionOf(c), editOf(c))
        await contentChanged()
        const content = presentSection(section, await languages.codes())
        return c.json({ message: messages.contentReset, content, trash_id: trashId })
      },
    )

    .post(
      '/sections/:name/gallery-simplified',
      requireRole('editor'),
      acceptsForm(galleryForm, galleryFiles),
      answers(
        'Change the gallery of the banner, all or nothing',
        z.strictObject({ gallery_items: z.array(galleryItemAnswer), revision: revisionNumber }),
      ),
      refuses('conflict'),
      async (c) => {
        const name = editableSectionOf(c)
        if (name !== 'banner') throw new Problem('not-found')
        const { fields, files } = c.req.valid('form')
        const images = files['images[]'] ?? []
        const edit = editOf(c, fields.base_revision)
        const current = await sections.get(name)
        checkGallery(fields, images.length, current.gallery, edit.base !== undefined)
        checkTitleLanguages(fields, await languages.codes())
        const gallery = galleryEdit(fields, await media.add(images, edit), current.gallery)
        const section = await sections.changeGallery(gallery, edit)
        await contentChanged()
        const { revision } = section
        return c.json({ gallery_items: section.gallery.map(presentItem), revision })
      },
    )

  /** The picture is taken in last, when everything else of the form has been found right. */
  async function valuesOf(
    name: SectionName,
    { fields, files }: ReceivedSection,
    edit: PlainEdit,
  ): Promise<Values> {
    const change = accepted(sectionChanges[name], fields.content)
    const values = changeValues(name, change, await languages.codes())
    const pictureField = sectionPictures[name]
    for (const field of ['banner_image', 'logo'] as const) {
      if (field === pictureField || (!files[field] && fields[field] === undefined)) continue
      throw new Problem('invalid-input', { fields: { [field]: messages.unknownField } })
    }
    if (!pictureField) return values
    const [picture] = await media.add(files[pictureField] ?? [], edit)
    if (picture) return { ...values, [pictureField]: picture }
    return fields[pictureField] === '' ? { ...values, [pictureField]: null } : values
  }
}
