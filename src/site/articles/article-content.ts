import {
  type ArticleInLanguage,
  type ArticleSection,
  relatedCounts,
} from '../../domain/articles/article.ts'
import { shownTextNames } from '../../domain/articles/article-fields.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { pick } from '../../domain/pick.ts'
import { leadIn } from '../../domain/rich-text/lead-in.ts'
import { toPageHtmlWithContents } from '../../domain/rich-text/render-rich-text.server.ts'
import { storage } from '../../storage/storage.server.ts'
import { askingPath } from '../contact/contact-in.ts'
import { fileLinksIn } from '../files/files-in.ts'
import { toCard } from './to-card.ts'

const wordsPerMinute = 200

/** All that the page of an article shows. */
export async function articleContent(
  section: ArticleSection,
  language: LanguageCode,
  article: ArticleInLanguage,
) {
  const count = relatedCounts[section]
  const related = await storage.articles.related(section, article.id, language, count)
  const { lead, rest } = leadIn(article.content)
  const isLed = section === 'products' && lead !== ''
  const { html, headings } = toPageHtmlWithContents(isLed ? rest : article.content, {
    language,
    described: article.described,
    files: await fileLinksIn([article.content], language),
  })
  return {
    section,
    article: {
      ...toCard(article),
      ...pick(article, shownTextNames),
      ...(article.topics && { topics: article.topics }),
      content: html,
      gallery: article.gallery,
    },
    headings,
    minutes: minutesOf(article.content),
    related: related.map(toCard),
    askingPath: await askingPath(section, language),
    lead: isLed ? lead : '',
  }
}

function minutesOf(content: string): number {
  return Math.max(1, Math.round(plainText(content).split(' ').length / wordsPerMinute))
}
