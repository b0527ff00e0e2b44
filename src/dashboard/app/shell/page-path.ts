import { homePageId } from '../../../domain/pages/page.ts'
import { pathOf } from './menu.ts'
import {
  type ArticleSection,
  sectionOfPath,
  sectionPaths,
} from '../../../domain/articles/article.ts'
import { homePath } from '../session.ts'

export const homeName = 'home'

/** A parameter with which an editor opens its preview. */
export const previewing = 'preview'

export function editPath(id: number): string {
  return `${pathOf('pages')}/${id === homePageId ? homeName : id}`
}

export function sectionOf(pathname: string): ArticleSection {
  const section = sectionOfPath(pathname.split('/')[2] ?? '')
  if (!section) throw new Error(`${pathname} is no page of an article section: see routes.ts`)
  return section
}

export function listPath(section: ArticleSection): string {
  return `${homePath}/${sectionPaths[section]}`
}
