import type { ArticleListItem } from '../../../contract/articles.ts'
import { type ArticleText, blankText } from '../../../domain/articles/article-fields.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'

export type ArticleRow = Pick<ArticleListItem, 'id' | 'picture' | 'created_at'> & {
  texts: Record<LanguageCode, ArticleText>
}

/** The API answers the same articles in the same order once per language; a row gathers them. */
export function rowsOf(articles: Record<LanguageCode, ArticleListItem[]>): ArticleRow[] {
  const inEveryLanguage = Object.entries(articles)
  const [, first] = inEveryLanguage[0] ?? ['', []]
  return first.map(({ id, picture, created_at }, index) => ({
    id,
    picture,
    created_at,
    texts: Object.fromEntries(
      inEveryLanguage.map(([code, list]) => [code, list[index] ?? blankText]),
    ),
  }))
}

export function knownTitle(row: ArticleRow, language: LanguageCode): string {
  const titles = [row.texts[language], ...Object.values(row.texts)].map((text) => text?.title)
  return titles.find(Boolean) ?? ''
}
