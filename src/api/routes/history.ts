import { type Context, Hono } from 'hono'
import { historyEndpoints, historyPaths } from '../../contract/history.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/search/pagination.ts'
import type { ContentKind } from '../../domain/documents/revision.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import type { ApiVariables } from '../http/permissions.ts'
import {
  editableSectionOf,
  fileIdOf,
  idOf,
  mediaIdOf,
  numberOf,
  pageIdOf,
  sectionNameOf,
  sectionOf,
} from './address-parameters.ts'
import { toRevision, toValues } from './revision-response.ts'

type StaffContext = Context<ApiVariables>
type SubjectOf = (c: StaffContext, purpose: 'read' | 'restore') => Promise<number | string>

export function historyRoutes(parts: ApiParts) {
  const { articles, cards, files, forms, library, pages, topics } = parts.storage
  const subjects: Record<ContentKind, SubjectOf> = {
    article: async (c) => (await articles.get(sectionOf(c), idOf(c))).id,
    card: async (c) => (await cards.get(idOf(c))).id,
    page: async (c) => (await pages.get(pageIdOf(c))).id,
    form: async (c) => (await forms.get(idOf(c))).id,
    topic: async (c) => (await topics.get(idOf(c))).id,
    section: async (c, purpose) =>
      purpose === 'restore' ? editableSectionOf(c) : sectionNameOf(c),
    file: async (c) => (await files.get(fileIdOf(c))).id,
    media: async (c) => (await library.get(mediaIdOf(c))).picture.id,
  }
  const { article, card, section, media, file, page, form, topic } = historyPaths
  return new Hono<ApiVariables>()
    .route(article, historyOf(parts, 'article', subjects.article))
    .route(card, historyOf(parts, 'card', subjects.card))
    .route(section, historyOf(parts, 'section', subjects.section))
    .route(media, historyOf(parts, 'media', subjects.media))
    .route(file, historyOf(parts, 'file', subjects.file))
    .route(page, historyOf(parts, 'page', subjects.page))
    .route(form, historyOf(parts, 'form', subjects.form))
    .route(topic, historyOf(parts, 'topic', subjects.topic))
}

function historyOf({ storage }: ApiParts, kind: ContentKind, subjectOf: SubjectOf) {
  const { languages, revisions } = storage
  return createRoutes(historyEndpoints(kind), {
    'GET /': async (c) => {
      const { page, limit, to } = c.req.valid('query')
      const found = await revisions.list(
        kind,
        await subjectOf(c, 'read'),
        page,
        limit,
        to === undefined ? to : new Date(to),
      )
      return {
        revisions: found.revisions.map(toRevision),
        pagination: pagination(page, limit, found.total),
      }
    },

    'GET /:revision': async (c) => {
      const subject = await subjectOf(c, 'read')
      const { revision, values } = await revisions.get(kind, subject, numberOf(c, 'revision'))
      return { revision: toRevision(revision), values: toValues(values) }
    },

    'POST /:revision/restore': async (c) => {
      const { lang } = c.req.valid('query')
      const subject = await subjectOf(c, 'restore')
      const language = lang === undefined ? lang : (await languages.get(lang)).code
      await revisions.restore(kind, subject, numberOf(c, 'revision'), editOf(c), language)
      return { message: messages.accomplished }
    },
  })
}
