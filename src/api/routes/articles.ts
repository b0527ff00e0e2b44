import { articleEndpoints, type articleForm } from '../../contract/articles.ts'
import type { Article, ArticleSection } from '../../domain/articles/article.ts'
import {
  type ArticleDetail,
  articleTextNames,
  detailNames,
} from '../../domain/articles/article-fields.ts'
import { hasDetail, isEmptying } from '../../domain/articles/change-article.ts'
import type { GalleryItem } from '../../domain/gallery/gallery.ts'
import { checkGallery, checkTitleLanguages } from '../../domain/gallery/gallery-input.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { Problem } from '../../domain/problem.ts'
import { pick } from '../../domain/pick.ts'
import { definedOf, type Edit, textValues } from '../../domain/documents/revision.ts'
import type { z } from '../../domain/text/schema.ts'
import { queryWords } from '../../domain/search/search-text.ts'
import type { ArticleSave, ListedArticle } from '../../storage/articles/article-store.ts'
import { answeringConflicts } from '../http/answering-conflicts.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf, revisionTag } from '../http/edit-of.ts'
import type { ReceivedForm } from '../http/receive-form.ts'
import { idOf, sectionOf } from './address-parameters.ts'
import { toArticleListItem, toWholeArticle } from './article-response.ts'
import { chosenPicture } from './chosen-picture.ts'
import { galleryEdit } from './gallery-edit.ts'
import { receivedText } from './received-text.ts'

type ReceivedArticle = {
  fields: Omit<z.output<typeof articleForm>, 'delete_ids'> & { delete_ids?: number[] }
  files: ReceivedForm['files']
}

export function articleRoutes({ storage }: ApiParts) {
  const { articles, languages, library, media } = storage

  return createRoutes(articleEndpoints, {
    'GET /sections/:section/keys/articles/articles': async (c) => {
      const { page, limit, missing, q } = c.req.valid('query')
      const codes = await languages.codes()
      if (missing !== undefined && !codes.includes(missing)) {
        throw new Problem('invalid-input', { fields: { missing: messages.languageUnknown } })
      }
      const filter = { missing, words: queryWords(q), languages: codes }
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

    'POST /sections/:section/keys/articles/articles/:language': async (c) => {
      const section = sectionOf(c)
      const { code } = await languages.get(c.req.param('language'))
      const edit = editOf(c)
      const form = c.req.valid('form')
      refuseDetails(section, sentDetails(form))
      const save = await saveOf(code, form, edit)
      const article = await articles.create(section, save, edit)
      return { message: messages.articleCreated, article: toWholeArticle(article, code) }
    },

    'POST /sections/:section/keys/articles/articles/:language/:id': async (c) => {
      const section = sectionOf(c)
      const { code } = await languages.get(c.req.param('language'))
      const form = c.req.valid('form')
      refuseDetails(section, sentDetails(form))
      const edit = editOf(c, form.fields.base_revision)
      const current = await articles.get(section, idOf(c))
      const save = await saveOf(code, form, edit, current.gallery)
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

  /** Pictures are stored last, once everything else in the form is valid. */
  async function saveOf(
    language: LanguageCode,
    { fields, files }: ReceivedArticle,
    edit: Edit,
    current?: GalleryItem[],
  ): Promise<ArticleSave> {
    const gallery = current ?? []
    const mayHaveRemoved = current !== undefined && edit.base !== undefined
    const images = files['images[]'] ?? []
    const change = { delete_ids: [], ...fields }
    checkGallery(change, images.length, gallery, mayHaveRemoved)
    checkTitleLanguages(change, await languages.codes())
    const richText =
      fields.content === undefined ? undefined : await receivedText(storage, fields.content)
    const picked = await library.pick('picked', fields.picked)
    const cover = { files: files.image, id: fields.image_media, none: fields.image }
    const chosen = await chosenPicture(storage, { field: 'image', ...cover }, edit)
    const added = { images: await media.add(images, edit), picked }
    const text = { ...pick(fields, articleTextNames), content: richText?.content }
    const shared = pick(fields, ['image_focus', ...detailNames])
    return {
      language,
      values: definedOf({ ...textValues({ [language]: text }), image: chosen, ...shared }),
      words: richText?.words,
      gallery: galleryEdit(change, added, gallery),
    }
  }
}

export function refuseDetails(section: ArticleSection, sent: ArticleDetail[]): void {
  const foreign = sent.find((name) => !hasDetail(section, name))
  if (foreign) throw new Problem('invalid-input', { fields: { [foreign]: messages.unknownField } })
}

function sentDetails({ fields }: Pick<ReceivedArticle, 'fields'>): ArticleDetail[] {
  return detailNames.filter((name) => fields[name] !== undefined)
}

function inEveryLanguage(articles: ListedArticle[], codes: LanguageCode[]) {
  return Object.fromEntries(
    codes.map((code) => [code, articles.map((article) => toArticleListItem(article, code))]),
  )
}

function emptiedIn(code: LanguageCode): string {
  return messages.articleEmptied.replace('{lang}', code)
}
