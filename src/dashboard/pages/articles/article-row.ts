import type { ArticleList, ArticleListItem, CoveredArticle } from '../../../contract/articles.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { isOnSite } from '../../../domain/articles/publication.ts'
import { pick } from '../../../domain/pick.ts'
import { badgeOfCell } from '../../editor/languages/badge-of-cell.ts'
import type { BadgeState } from '../../editor/languages/words.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'

/** `knownTitle` is in another language where the reader's has none. */
export type ArticleRow = Pick<
  ArticleListItem,
  'id' | 'picture' | 'created_at' | 'title' | 'content'
> & {
  reader: LanguageCode
  knownTitle: string
  states: CoveredArticle['states']
  isOnSite: boolean
  isUnsaved?: boolean
}

/** Names the document on this device. */
export function articleName(section: ArticleSection, id: number | 'new'): string {
  return `articles/${section}/${id}`
}

/** `coverage` is in the order of the articles. */
export function rowsOf(
  { articles, coverage = [] }: ArticleList,
  reader: LanguageCode,
): ArticleRow[] {
  return (articles[reader] ?? []).map(({ state, ...article }, index) => ({
    ...pick(article, ['id', 'picture', 'created_at', 'title', 'content']),
    reader,
    knownTitle: coverage[index]?.title ?? article.title,
    states: coverage[index]?.states ?? {},
    isOnSite: isOnSite(state),
  }))
}

export function badgeOf({ states }: ArticleRow, language: LanguageCode): BadgeState {
  return badgeOfCell(states[language] ?? [])
}
