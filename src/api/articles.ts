import { Hono } from 'hono'
import { z } from 'zod'
import type { Article } from '../domain/article.ts'
import { articleChange, isEmptied } from '../domain/article-change.ts'
import { cleanRichText } from '../domain/clean-rich-text.ts'
import { type GalleryItem, galleryLimits } from '../domain/gallery.ts'
import { checkGallery, galleryChange, newItems } from '../domain/gallery-change.ts'
import type { LanguageCode } from '../domain/language.ts'
import { messages } from '../domain/messages.ts'
import { pageSizes, pagination } from '../domain/pagination.ts'
import { maxPageSize, numberParameter, pageNumber } from '../domain/page-parameters.ts'
import type { ArticleSave } from '../storage/article-store.ts'
import { acceptsForm, acceptsQuery, fromJson, noParameters } from './accepts.ts'
import { idOf, sectionOf } from './article-address.ts'
import type { ApiParts } from './api-parts.ts'
import { type ApiVariables, requireRole } from './permissions.ts'
import { presentInLanguage, presentWhole } from './present-article.ts'

const listPage = z.strictObject({
  page: pageNumber,
  limit: numberParameter(maxPageSize, pageSizes.dashboard),
})

/** The domain's change as it travels in a multipart body: lists as JSON, rich text cleaned on the way in. */
const articleForm = articleChange.extend({
  content: articleChange.shape.content.transform((html) => html && cleanRichText(html)),
  youtube: fromJson(galleryChange.shape.youtube),
  sort: fromJson(galleryChange.shape.sort),
  delete_ids: fromJson(galleryChange.shape.delete_ids),
})
const newArticleForm = articleForm.omit({ delete_ids: true })
const pictures = { image: 1, 'images[]': galleryLimits.newItems }

type ReceivedArticle = {
  fields: z.output<typeof newArticleForm> & { delete_ids?: number[] }
  files: Record<string, string[]>
}

export function articleCalls({ storage, now, contentChanged }: ApiParts) {
  const { articles, languages, media } = storage

  return new Hono<ApiVariables>()
    .get(
      '/sections/:section/keys/articles/articles',
      requireRole('editor'),
      acceptsQuery(listPage),
      async (c) => {
        const { page, limit } = c.req.valid('query')
        const found = await articles.listWhole(sectionOf(c), page, limit)
        const codes = (await languages.all()).map(({ code }) => code)
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
      async (c) => {
        const { code } = await languages.get(c.req.param('language'))
        const article = await articles.get(sectionOf(c), idOf(c))
        return c.json({ article: presentWhole(article, code) })
      },
    )

    .post(
      '/sections/:section/keys/articles/articles/:language',
      requireRole('editor'),
      acceptsForm(newArticleForm, pictures),
      async (c) => {
        const section = sectionOf(c)
        const { code } = await languages.get(c.req.param('language'))
        const article = await articles.create(
          section,
          await saveOf(code, c.req.valid('form')),
          now(),
        )
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
      async (c) => {
        const section = sectionOf(c)
        const { code } = await languages.get(c.req.param('language'))
        const form = c.req.valid('form')
        const { gallery } = await articles.get(section, idOf(c))
        const save = await saveOf(code, form, gallery)
        const article = await articles.change(section, idOf(c), save, now())
        await contentChanged()
        const message = isEmptied(form.fields) ? emptiedIn(code) : messages.articleUpdated
        return c.json({ message, article: presentWhole(article, code) })
      },
    )

    .delete('/sections/:section/keys/articles/articles/:id', requireRole('editor'), async (c) => {
      await articles.remove(sectionOf(c), idOf(c))
      await contentChanged()
      return c.json({ message: messages.articleDeleted })
    })

  /** Pictures are taken in last, when everything else of the form has been found right. */
  async function saveOf(
    language: LanguageCode,
    { fields, files }: ReceivedArticle,
    gallery: GalleryItem[] = [],
  ): Promise<ArticleSave> {
    const covers = files.image ?? []
    const images = files['images[]'] ?? []
    const change = { delete_ids: [], ...fields }
    checkGallery(change, images.length, gallery)
    const taken = await media.add([...covers, ...images], now())
    return {
      language,
      text: textOf(fields),
      cover: covers.length > 0 ? taken[0] : noCover(fields.image),
      removedItems: change.delete_ids,
      newItems: newItems(change, taken.slice(covers.length)),
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

function inEveryLanguage(articles: Article[], codes: LanguageCode[]) {
  return Object.fromEntries(
    codes.map((code) => [code, articles.map((article) => presentInLanguage(article, code))]),
  )
}

function emptiedIn(code: LanguageCode): string {
  return messages.articleEmptied.replace('{lang}', code)
}
