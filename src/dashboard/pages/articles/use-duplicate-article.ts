import { articlesApi } from '../../../api/client/articles-api.ts'
import { mapped } from '../../../api/client/send.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { client } from '../../app/client.ts'
import { listPath } from '../../app/shell/page-path.ts'
import { useDuplicate } from '../../kit/use-duplicate.ts'

export function useDuplicateArticle(section: ArticleSection, id: number | null): () => void {
  return useDuplicate(async () => {
    const copied = await client(articlesApi).duplicate(section, id ?? 0)
    return mapped(copied, ({ message, article }) => ({
      message,
      path: `${listPath(section)}/${article.id}`,
    }))
  })
}
