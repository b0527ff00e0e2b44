import { articleEndpoints } from '../../contract/articles.ts'
import type { Article } from '../../domain/articles/article.ts'
import { isEmptying } from '../../domain/articles/change-article.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { Problem } from '../../domain/problem.ts'
import { queryWords } from '../../domain/search/search-text.ts'
import type { WallTime } from '../../domain/wall-clock.ts'
import type { ListedArticle } from '../../storage/articles/article-store.ts'
import type { ListedCoverage } from '../../storage/articles/listed-coverage.ts'
import type { DateChange } from '../../storage/articles/save-dates.ts'
import type { PublicationChange } from '../../storage/articles/save-publication.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf, revisionTag, answeringConflicts } from '../http/edit-of.ts'
import { idOf, sectionOf } from './address-parameters.ts'
import { toArticleListItems, toWholeArticle } from './article-response.ts'
import { savesOf, textIn, textsOf } from './article-save.ts'

export function articleRoutes({ storage }: ApiParts) {
  const { articles, languages } = storage

  async function refuseUnknown(codes: LanguageCode[]): Promise<void> {
    const known = await languages.codes()
    if (codes.every((code) => known.includes(code))) return
    throw new Problem('invalid-input', { fields: { languages: messages.languageUnknown } })
  }

  return createRoutes(articleEndpoints, {
    'GET /sections/:section/keys/articles/articles': async (c) => {
      const { page, limit, missing, state, in: language, topic, q, reader } = c.req.valid('query')
      const codes = await languages.codes()
      for (const [field, code] of Object.entries({ missing, in: language })) {
        if (code === undefined || codes.includes(code)) continue
        throw new Problem('invalid-input', { fields: { [field]: messages.languageUnknown } })
      }
      const filter = { missing, state, language, topic, words: queryWords(q), languages: codes }
      if (reader !== undefined) {
        const reading = { reader, languages: codes }
        const found = await articles.listFor(reading, sectionOf(c), page, limit, filter)
        const { coverage, total } = found
        return {
          content: { articles: inOneLanguage(found.articles, coverage, reader), coverage },
          pagination: pagination(page, limit, total),
        }
      }
      const found = await articles.listWhole(sectionOf(c), page, limit, filter)
      return {
        content: { articles: inEveryLanguage(found.articles, codes) },
        pagination: pagination(page, limit, found.total),
      }
    },

    'GET /:section/keys/articles/articles/:id/:language': async (c) => {
      const { code } = await languages.get(c.req.param('language'))
      const article = await articles.get(sectionOf(c), idOf(c))
      c.header('etag', revisionTag(article.revision))
      return { article: toWholeArticle(article, code) }
    },

    'POST /sections/:section/keys/articles/articles': async (c) => {
      const section = sectionOf(c)
      const form = c.req.valid('form')
      const edit = editOf(c)
      const texts = textsOf(form, await languages.codes())
      const saves = await savesOf(storage, { section, edit }, texts, form)
      const article = await articles.createInEach(section, saves, edit)
      return {
        message: messages.articleCreated,
        article: toWholeArticle(article, saves[0].language),
      }
    },

    'PATCH /sections/:section/keys/articles/articles/:id': async (c) => {
      const section = sectionOf(c)
      const form = c.req.valid('form')
      const edit = editOf(c, form.fields.base_revision)
      const gallery = await articles.gallery(section, idOf(c))
      const texts = textsOf(form, await languages.codes())
      const saves = await savesOf(storage, { section, edit, gallery }, texts, form)
      const respond = (article: Article) => toWholeArticle(article, saves[0].language)
      const saving = articles.changeInEach(section, idOf(c), saves, edit)
      const { saved, trashIds } = await answeringConflicts(respond, saving)
      return {
        message: messages.articleUpdated,
        article: respond(saved),
        trash_ids: trashIds,
      }
    },

    'POST /sections/:section/keys/articles/articles/:id/publication': async (c) => {
      const section = sectionOf(c)
      const { base_revision, action, at, languages: codes, pictures } = c.req.valid('json')
      const edit = editOf(c, base_revision)
      await refuseUnknown(codes)
      const respond = (article: Article) =>
        toWholeArticle(article, codes[0] ?? defaultPublicLanguage)
      const change = publicationChange(action, { languages: codes, pictures, at })
      const changing =
        'pictures' in change
          ? articles.changePublication(section, idOf(c), change, edit)
          : articles.changeDates(section, idOf(c), change, edit)
      const article = await answeringConflicts(respond, changing)
      const message = 'at' in change ? messages.dateSet : changed[action]
      return { message, article: respond(article) }
    },

    'POST /sections/:section/keys/articles/articles/:id/duplicate': async (c) => {
      const article = await articles.duplicate(sectionOf(c), idOf(c), editOf(c))
      return {
        message: messages.articleCreated,
        article: toWholeArticle(article, defaultPublicLanguage),
      }
    },

    'POST /sections/:section/keys/articles/articles/:language': async (c) => {
      const section = sectionOf(c)
      const { code } = await languages.get(c.req.param('language'))
      const edit = editOf(c)
      const form = c.req.valid('form')
      const [save] = await savesOf(storage, { section, edit }, textIn(code, form), form)
      const article = await articles.create(section, save, edit)
      return { message: messages.articleCreated, article: toWholeArticle(article, code) }
    },

    'POST /sections/:section/keys/articles/articles/:language/:id': async (c) => {
      const section = sectionOf(c)
      const { code } = await languages.get(c.req.param('language'))
      const form = c.req.valid('form')
      const edit = editOf(c, form.fields.base_revision)
      const gallery = await articles.gallery(section, idOf(c))
      const [save] = await savesOf(storage, { section, edit, gallery }, textIn(code, form), form)
      const respond = (article: Article) => toWholeArticle(article, code)
      const saving = articles.change(section, idOf(c), save, edit)
      const { trashId, ...article } = await answeringConflicts(respond, saving)
      const message = isEmptying(save) ? emptiedIn(code) : messages.articleUpdated
      return { message, article: respond(article), trash_id: trashId }
    },

    'DELETE /sections/:section/keys/articles/articles/:id': async (c) => {
      const trashId = await articles.remove(sectionOf(c), idOf(c), editOf(c))
      return { message: messages.articleDeleted, trash_id: trashId }
    },
  })
}

type Asked = { languages: LanguageCode[]; pictures: boolean; at: WallTime | undefined }

/** The contract allows a time for publishing and taking off alone. */
function publicationChange(
  action: PublicationChange['action'] | 'cancel',
  { languages, pictures, at }: Asked,
): PublicationChange | DateChange {
  if (action === 'cancel') return { action, languages }
  if (action === 'discard' || at === undefined) return { action, languages, pictures }
  return { action, languages, at }
}

const changed = {
  publish: messages.articlePublished,
  unpublish: messages.articleOff,
  discard: messages.articleAsPublished,
  cancel: messages.dateCancelled,
}

function inEveryLanguage(articles: ListedArticle[], codes: LanguageCode[]) {
  const listed = articles.map((article) => toArticleListItems(article))
  return Object.fromEntries(codes.map((code) => [code, listed.map((itemIn) => itemIn(code))]))
}

function inOneLanguage(articles: ListedArticle[], coverage: ListedCoverage[], code: LanguageCode) {
  const listed = articles.map((article, index) => {
    const isBehind = coverage[index]?.states[code]?.includes('behind')
    return toArticleListItems(article, new Set(isBehind ? [code] : []))(code)
  })
  return { [code]: listed }
}

function emptiedIn(code: LanguageCode): string {
  return messages.articleEmptied.replace('{lang}', code)
}
