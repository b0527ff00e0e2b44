import { type ArticleSection, sectionPaths } from '../articles/article.ts'

export function topicPath(section: ArticleSection, slug: string): string {
  return `/${sectionPaths[section]}/topic/${encodeURIComponent(slug)}`
}
