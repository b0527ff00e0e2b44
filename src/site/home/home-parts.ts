import type { ArticleCard, ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { pageSizes } from '../../domain/search/pagination.ts'
import { sectionTextsIn } from '../../domain/sections/section.ts'
import { storage } from '../../storage/storage.server.ts'
import { toCard } from '../articles/to-card.ts'

/**
 * Their pictures stand beneath the first view and are loaded before they come into sight: blurred
 * previews would only weigh on the page.
 */
export async function newest(
  section: ArticleSection,
  perPage: number,
  language: LanguageCode,
): Promise<ArticleCard[]> {
  const { articles } = await storage.articles.list({ section, language, page: 1, perPage })
  return articles.map(toCard).map(withoutBlur)
}

function withoutBlur(card: ArticleCard): ArticleCard {
  return card.cover ? { ...card, cover: { ...card.cover, blur: '' } } : card
}

export const homeParts = {
  async about(language: LanguageCode) {
    const texts = sectionTextsIn(await storage.sections.get('aboutUs'), language)
    return { title: texts.section_title, description: texts.section_description }
  },

  posts: (language: LanguageCode) => newest('posts', pageSizes.homePosts, language),
  business: (language: LanguageCode) => newest('business', pageSizes.homeBusiness, language),
  products: (language: LanguageCode) => newest('products', pageSizes.homeProducts, language),

  async partners(language: LanguageCode) {
    const { section_title: title } = sectionTextsIn(
      await storage.sections.get('partners'),
      language,
    )
    return { title, cards: await storage.cards.listInLanguage(language) }
  },
}

export type HomeParts = {
  [Part in keyof typeof homeParts]: Awaited<ReturnType<(typeof homeParts)[Part]>>
}
