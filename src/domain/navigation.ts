import { type ArticleSection, articleSections } from './article.ts'

/** What is not as standard. */
export type OwnNavigation = { [Section in ArticleSection as `${Section}_hidden`]?: true }

export const navigationSettings = articleSections.map((section) => `${section}_hidden` as const)

/** Leaves out what is null, standard or no setting. */
export function ownNavigation(values: Record<string, unknown>): OwnNavigation {
  const own = navigationSettings.filter((name) => values[name] === true)
  return Object.fromEntries(own.map((name) => [name, true]))
}

/** Sections that visitors do not see, nor anything in them. */
export function hiddenSections(own: OwnNavigation): ArticleSection[] {
  return articleSections.filter((section) => own[`${section}_hidden`])
}
