import {
  type ArticleSection,
  sectionOfPath,
  sectionPaths,
} from '../../../domain/articles/article.ts'
import { homePath } from '../session.ts'

export function sectionOf(pathname: string): ArticleSection {
  const section = sectionOfPath(pathname.split('/')[2] ?? '')
  if (!section) throw new Error(`${pathname} is no page of an article section: see routes.ts`)
  return section
}

export function listPath(section: ArticleSection): string {
  return `${homePath}/${sectionPaths[section]}`
}
