import { Hono } from 'hono'
import { z } from 'zod'
import { isEmptied } from '../../domain/article.ts'
import { articleChange } from '../../domain/article-change.ts'
import { type GalleryItem, galleryLimits } from '../../domain/gallery.ts'
import { checkGallery, checkTitleLanguages } from '../../domain/gallery-change.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { languageCode } from '../../domain/language-change.ts'
import { messages } from '../../domain/messages.ts'
import { pageSizes, pagination } from '../../domain/pagination.ts'
import {
  maxPageSize,
  numberParameter,
  pageNumber,
  searchQuery,
} from '../../domain/page-parameters.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit } from '../../domain/revision.ts'
import { queryWords } from '../../domain/search-text.ts'
import type { ArticleSave, ListedArticle } from '../../storage/articles/article-store.ts'
import { prepareRichText } from '../../storage/articles/rich-text-worker.ts'
import { acceptsForm, acceptsQuery, noParameters } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import { idOf, sectionOf } from './article-address.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { baseRevision, editOf, revisionTag } from '../http/edit-of.ts'
import { focusField, galleryEdit, galleryFields } from './gallery-form.ts'
import { type ApiVariables, requireRole } from '../http/permissions.ts'
import { listedAnswer, presentListed, presentWhole, wholeArticleAnswer } from './present-article.ts'
import {
  doneAnswer,
  paginationAnswer,
  possibleTrashEntry,
  trashEntry,
} from '../http/shared-answers.ts'

const listPage = z.strictObject({
  page: pageNumber,
  limit: numberParameter(maxPageSize, pageSizes.dashboard),
  missing: languageCode.optional(),
  q: searchQuery.default(''),
})

/** The domain's change as it travels in a multipart body: lists as JSON. */
const articleForm = articleChange.extend({
  image_focus: focusField,
  ...galleryFields,
  base_revision: baseRevision,
})
const newArticleForm = articleForm.omit({ delete_ids: true, base_revision: true })
const pictures = { image: 1, 'images[]': galleryLimits.newItems }

const listAnswer = z.strictObject({
  content: z.strictObject({
    articles: z.record(z.string(), z.array(listedAnswer)).describe('By language'),
  }),
  pagination: paginationAnswer,
})
const savedArticle = (message: string) =>
  z.strictObject({ message: doneAnswer(message), article: wholeArticleAnswer })
const changedArticle = savedArticle(messages.articleUpdated).extend({
  trash_id: possibleTrashEntry,
})

type ReceivedArticle = {
  fields: z.output<typeof newArticleForm> & { delete_ids?: number[] }
  files: Record<string, string[]>
}

export function articleCalls({ storage, contentChanged }: ApiParts) {
  const { articles, languages, media } = storage

  return new Hono<ApiVariables>()
    .get(
      '/sections/:section/keys/articles/articles',
      requireRole('editor'),
      acceptsQuery(listPage),
      answers('The same articles in every language, newest first', listAnswer),
      async (c) => {
        const { page, limit, missing, q } = c.req.valid('query')
        const codes = await languages.codes()
        if (missing !== undefined && !codes.includes(missing)) {
          throw new Problem('invalid-input', { fields: { missing: messages.languageUnknown } })
        }
        const filter = { missing, words: queryWords(q), languages: codes }
        const found = await articles.listWhole(sectionOf(c), page, limit, filter)
        return c.json({
          content: { articles: inEveryLanguage(found.articles, codes) },
          pagination: pagination(page, limit, found.total),
        })
      },
    )

    .get(
      '/:section/keys/articles/articles/:id/:language',
      requireRole('editor'),
      acceptsQuery(noParameters),
      answers('An article to edit', z.strictObject({ article: wholeArticleAnswer })),
      async (c) => {
        const { code } = await languages.get(c.req.param('language'))
        const article = await articles.get(sectionOf(c), idOf(c))
        c.header('etag', revisionTag(article.revision))
        return c.json({ article: presentWhole(article, code) })
      },
    )

    .post(
      '/sections/:section/keys/articles/articles/:language',
      requireRole('editor'),
      acceptsForm(newArticleForm, pictures),
      answers(
        'Create an article in its first language',
        savedArticle(messages.articleCreated),
        201,
      ),
      async (c) => {
        const section = sectionOf(c)
        const { code } = await languages.get(c.req.param('language'))
        const edit = editOf(c)
        const save = await saveOf(code, c.req.valid('form'), edit)
        const article = await articles.create(section, save, edit)
        await contentChanged()
        return c.json(
          { message: messages.articleCreated, article: presentWhole(article, code) },
          201,
        )
      },
    )

    .post(
      '/sections/:section/keys/articles/articles/:language/:id',
      requireRole('editor'),
      acceptsForm(articleForm, pictures),
      answers(
        'Change an article in one language; a blank title and content empty it',
        changedArticle,
      ),
      refuses('conflict'),
      async (c) => {
        const section = sectionOf(c)
        const { code } = await languages.get(c.req.param('language'))
        const form = c.req.valid('form')
        const edit = editOf(c, form.fields.base_revision)
        const current = await articles.get(section, idOf(c))
        const save = await saveOf(code, form, edit, current.gallery)
        const { trashId, ...article } = await articles.change(section, idOf(c), save, edit)
        await contentChanged()
        const message = isEmptied(save.text) ? emptiedIn(code) : messages.articleUpdated
        return c.json({ message, article: presentWhole(article, code), trash_id: trashId })
      },
    )

    .delete(
      '/sections/:section/keys/articles/articles/:id',
      requireRole('editor'),
      answers(
        'Delete an article in every language',
        z.strictObject({ message: doneAnswer(messages.articleDeleted), trash_id: trashEntry }),
      ),
      refuses('conflict'),
      async (c) => {
        const trashId = await articles.remove(sectionOf(c), idOf(c), editOf(c))
        await contentChanged()
        return c.json({ message: messages.articleDeleted, trash_id: trashId })
      },
    )

  /** Pictures are taken in last, when everything else of the form has been found right. */
  async function saveOf(
    language: LanguageCode,
    { fields, files }: ReceivedArticle,
    edit: Edit,
    today?: GalleryItem[],
  ): Promise<ArticleSave> {
    const gallery = today ?? []
    const mayHaveRemoved = today !== undefined && edit.base !== undefined
    const covers = files.image ?? []
    const images = files['images[]'] ?? []
    const change = { delete_ids: [], ...fields }
    checkGallery(change, images.length, gallery, mayHaveRemoved)
    checkTitleLanguages(change, await languages.codes())
    const richText =
      fields.content === undefined ? undefined : await prepareRichText(fields.content)
    const taken = await media.add([...covers, ...images], edit)
    return {
      language,
      text: textOf({ title: fields.title, content: richText?.content }),
      words: richText?.words,
      cover: covers.length > 0 ? taken[0] : noCover(fields.image),
      focus: fields.image_focus,
      gallery: galleryEdit(change, taken.slice(covers.length), gallery),
    }
  }
}

/** A blank text where a file could be takes the cover away. */
function noCover(image: string | undefined): null | undefined {
  return image === '' ? null : undefined
}

function textOf({ title, content }: { title?: string | undefined; content?: string | undefined }) {
  return {
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
  }
}

function inEveryLanguage(articles: ListedArticle[], codes: LanguageCode[]) {
  return Object.fromEntries(
    codes.map((code) => [code, articles.map((article) => presentListed(article, code))]),
  )
}

function emptiedIn(code: LanguageCode): string {
  return messages.articleEmptied.replace('{lang}', code)
}
