import type { Article, ArticleChange, ArticleDraft, ArticleSection } from './article.ts'
import {
  type ArticleDetail,
  articleFields,
  articleTexts,
  blankText,
  productDetails,
} from './article-fields.ts'
import { mergedTopics, refuseTooMany } from './article-topics.ts'
import { changeGallery } from '../gallery/change-gallery.ts'
import { restored, valuesOf, withOwnFocus } from '../documents/document-fields.ts'
import { firstCharacters, plainText, previewLength } from './excerpt.ts'
import {
  type Revision,
  textsIn,
  textValues,
  type Values,
  valuesBefore,
} from '../documents/revision.ts'

export function articleValues(article: Article): Values {
  return valuesOf(articleFields, article)
}

export function restoreArticle(article: Article, values: Values): Article {
  return restored(articleFields, article, values)
}

export function changeArticle(
  article: Article,
  change: ArticleChange,
  unseen: Revision[] = [],
): ArticleDraft {
  const { language, values, gallery } = change
  const texts = { ...article.texts, [language]: article.texts[language] ?? blankText }
  const blanked = isEmptying(change) ? textValues({ [language]: articleTexts }) : {}
  const topics =
    values.topics && mergedTopics(topicsSeen(article, unseen), values.topics, article.topics)
  if (topics) refuseTooMany(topics)
  return {
    ...restoreArticle(
      { ...article, texts },
      withOwnFocus({ ...blanked, ...values, ...(topics && { topics }) }),
    ),
    gallery: changeGallery(article.gallery, gallery, unseen),
  }
}

function topicsSeen(article: Article, unseen: Revision[]): number[] {
  const { topics } = valuesBefore(unseen, articleValues(article))
  return (topics ?? []) as number[]
}

export function isEmptying({ language, values }: ArticleChange): boolean {
  return isEmptied(textsIn(values)[language] ?? {})
}

export function hasDetail(section: ArticleSection, detail: ArticleDetail): boolean {
  return section === 'products' || !productDetails.includes(detail)
}

/** A blank title and content empty the language (CNT-4). */
export function isEmptied(change: { title?: string; content?: string }): boolean {
  return change.title === '' && change.content === ''
}

export function contentPreview(content: string): string {
  return firstCharacters(plainText(content), previewLength)
}
