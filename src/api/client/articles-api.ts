import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Form, Json, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { historyAt } from './history-at.ts'
import type { Sending } from './send.ts'

export const articlesApi = ({ call, settings }: Caller) => ({
  list: (section: ArticleSection, query: Query<'GET /sections/:section/keys/articles/articles'>) =>
    call('GET /sections/:section/keys/articles/articles', { path: { section }, query }),
  /**
   * `title` and `content` are those of `language`; the texts of every language come with them.
   */
  get: (section: ArticleSection, id: number, language: LanguageCode) =>
    call('GET /:section/keys/articles/articles/:id/:language', {
      path: { section, id, language },
    }),
  create: (
    section: ArticleSection,
    language: LanguageCode,
    form: Form<'POST /sections/:section/keys/articles/articles/:language'>,
    sending?: Sending,
  ) =>
    call('POST /sections/:section/keys/articles/articles/:language', {
      path: { section, language },
      form,
      ...sending,
    }),
  update: (
    section: ArticleSection,
    language: LanguageCode,
    id: number,
    form: Form<'POST /sections/:section/keys/articles/articles/:language/:id'>,
    sending?: Sending,
  ) =>
    call('POST /sections/:section/keys/articles/articles/:language/:id', {
      path: { section, language, id },
      form,
      ...sending,
    }),
  /** Saves all languages or none, as `updateWhole` does. */
  createWhole: (
    section: ArticleSection,
    form: Form<'POST /sections/:section/keys/articles/articles'>,
    sending?: Sending,
  ) =>
    call('POST /sections/:section/keys/articles/articles', {
      path: { section },
      form,
      ...sending,
    }),
  updateWhole: (
    section: ArticleSection,
    id: number,
    form: Form<'PATCH /sections/:section/keys/articles/articles/:id'>,
    sending?: Sending,
  ) =>
    call('PATCH /sections/:section/keys/articles/articles/:id', {
      path: { section, id },
      form,
      ...sending,
    }),
  changePublication: (
    section: ArticleSection,
    id: number,
    json: Json<'POST /sections/:section/keys/articles/articles/:id/publication'>,
  ) =>
    call('POST /sections/:section/keys/articles/articles/:id/publication', {
      path: { section, id },
      json,
    }),
  duplicate: (section: ArticleSection, id: number) =>
    call('POST /sections/:section/keys/articles/articles/:id/duplicate', { path: { section, id } }),
  remove: (section: ArticleSection, id: number) =>
    call('DELETE /sections/:section/keys/articles/articles/:id', { path: { section, id } }),
  history: (section: ArticleSection, id: number) =>
    historyAt(settings, `/sections/${section}/keys/articles/articles/${id}/history`),
})
