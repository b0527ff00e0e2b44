import type { ArticleListItem } from '../../../contract/articles.ts'
import { type ArticleSection, completeness } from '../../../domain/articles/article.ts'
import { type ArticleText, blankText } from '../../../domain/articles/article-fields.ts'
import type { DateState, TextState } from '../../../domain/articles/publication.ts'
import type { BadgeState } from '../../editor/languages/words.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'

export type ArticleRow = Pick<ArticleListItem, 'id' | 'picture' | 'created_at'> & {
  texts: Record<LanguageCode, ArticleText>
  states: Record<LanguageCode, TextState>
  behind: LanguageCode[]
  dates: Record<LanguageCode, DateState | null>
  isUnsaved?: boolean
}

/** Names the document on this device. */
export function articleName(section: ArticleSection, id: number | 'new'): string {
  return `articles/${section}/${id}`
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
    states: Object.fromEntries(
      inEveryLanguage.map(([code, list]) => [code, list[index]?.state ?? 'missing']),
    ),
    behind: inEveryLanguage.flatMap(([code, list]) => (list[index]?.behind ? [code] : [])),
    dates: Object.fromEntries(
      inEveryLanguage.map(([code, list]) => [code, list[index]?.date_state ?? null]),
    ),
  }))
}

export function knownTitle(row: ArticleRow, language: LanguageCode): string {
  const titles = [row.texts[language], ...Object.values(row.texts)].map((text) => text?.title)
  return titles.find(Boolean) ?? ''
}

export function badgeOf(row: ArticleRow, language: LanguageCode): BadgeState {
  const { texts, states, behind, dates } = row
  const state = states[language]
  const written = completeness(texts[language])
  if (written === 'missing') return written
  const date = dates[language]
  if (date) return date
  if (state === 'draft' || state === 'off') return state
  if (written !== 'complete') return written
  if (behind.includes(language)) return 'behind'
  return state === 'waiting' ? state : written
}
