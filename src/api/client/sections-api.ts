import type { SectionName } from '../../domain/sections/section.ts'
import { messages } from '../../domain/messages.ts'
import type { Form, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { historyAt } from './history-at.ts'
import type { Sending } from './send.ts'

export const sectionsApi = ({ call, settings }: Caller) => ({
  get: (name: SectionName, query: Query<'GET /sections/:name/content'> = {}) =>
    call('GET /sections/:name/content', { path: { name }, query }),
  save: (name: SectionName, form: Form<'POST /sections/:name/content'>, sending?: Sending) =>
    call('POST /sections/:name/content', { path: { name }, form, ...sending }),
  colours: (name: SectionName) => call('GET /sections/:name/colours', { path: { name } }),
  reset: (name: SectionName) => call('POST /sections/:name/reset', { path: { name } }),
  history: (name: SectionName) => historyAt(settings, `/sections/${name}/history`),
  saveGallery: (
    name: SectionName,
    form: Form<'POST /sections/:name/gallery-simplified'>,
    sending?: Sending,
  ) =>
    call('POST /sections/:name/gallery-simplified', {
      path: { name },
      form: { ...form, mode: 'append' },
      sentences: gallerySentences,
      ...sending,
    }),
})

/** Sentences of a gallery's failures, which screens show after a prefix (BAN-5). */
const gallerySentences = {
  401: messages.galleryUnauthorized,
  404: messages.galleryNotFound,
  500: messages.galleryServerError,
}
