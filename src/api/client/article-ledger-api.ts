import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

type Text = { section: ArticleSection; id: number; language: LanguageCode; field: string }

export const articleLedgerApi = ({ call }: Caller) => ({
  compare: (path: Text, other: LanguageCode) =>
    call('GET /sections/:section/keys/articles/articles/:id/ledger/:language/:field', {
      path,
      query: { with: other },
    }),
  mark: (
    path: Pick<Text, 'section' | 'id'>,
    json: Json<'POST /sections/:section/keys/articles/articles/:id/ledger'>,
  ) => call('POST /sections/:section/keys/articles/articles/:id/ledger', { path, json }),
})
