import { createContext } from 'react-router'
import { type ArticleSection, newArticlePath } from '../domain/articles/article.ts'
import type { ArticleTrial, Trial } from '../domain/documents/trial.ts'

/** The page is asked to show this in place of what is saved. */
export const shownTrial = createContext<Trial | null>(null)

/** The article of a trial, if the address is its own. */
export function articleTried(
  trial: Trial | null,
  section: ArticleSection,
  id: string,
): ArticleTrial | undefined {
  const article = trial?.article ?? undefined
  const isHere = article?.section === section && String(article.id ?? newArticlePath) === id
  return isHere ? article : undefined
}
