import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import type { Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const publicApi = ({ call }: Caller) => ({
  languages: () => call('GET /public/languages', {}),
  section: (name: SectionName, language: LanguageCode, signal?: AbortSignal) =>
    call('GET /sections/:name/content/:language', { path: { name, language }, signal }),
  articles: (
    section: ArticleSection,
    language: LanguageCode,
    query: Query<'GET /sections/:section/keys/articles/articles/:language'>,
    signal?: AbortSignal,
  ) =>
    call('GET /sections/:section/keys/articles/articles/:language', {
      path: { section, language },
      query,
      signal,
    }),
  article: (section: ArticleSection, language: LanguageCode, id: number) =>
    call('GET /sections/:section/keys/articles/articles/:language/:id', {
      path: { section, language, id },
    }),
})
