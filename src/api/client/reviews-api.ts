import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

const reviews = '/sections/:section/keys/articles/articles/:id/reviews'

export const reviewsApi = ({ call }: Caller) => ({
  colleagues: () => call('GET /colleagues', {}),
  ask: (section: ArticleSection, id: number, json: Json<`POST ${typeof reviews}`>) =>
    call(`POST ${reviews}`, { path: { section, id }, json }),
  end: (section: ArticleSection, id: number, language: LanguageCode) =>
    call(`DELETE ${reviews}/:language`, { path: { section, id, language } }),
})
