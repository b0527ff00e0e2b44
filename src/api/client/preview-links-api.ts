import type { ArticleSection } from '../../domain/articles/article.ts'
import type { PreviewDays } from '../../domain/articles/preview-link.ts'
import type { Caller } from './client.ts'

const links = '/sections/:section/keys/articles/articles/:id/previews'

export const previewLinksApi = ({ call }: Caller) => ({
  list: (section: ArticleSection, id: number) => call(`GET ${links}`, { path: { section, id } }),
  make: (section: ArticleSection, id: number, days: PreviewDays) =>
    call(`POST ${links}`, { path: { section, id }, json: { days } }),
  end: (section: ArticleSection, id: number, preview: string) =>
    call(`DELETE ${links}/:preview`, { path: { section, id, preview } }),
})
