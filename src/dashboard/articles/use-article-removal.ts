import { useRevalidator } from 'react-router'
import type { Result } from '../../api/client.ts'
import { type ArticleSection, blankText } from '../../domain/article.ts'
import { type Message, messages } from '../../domain/messages.ts'
import { client } from '../client.ts'
import { useInterface } from '../interface.tsx'
import { showMessage } from '../messages/message-queue.ts'
import { showFailure } from '../messages/show-failure.ts'
import { focusHeading } from '../shell/use-heading-focus.ts'
import type { ArticleRow } from './article-row.ts'

/** Deletes or empties an article, then reloads the list and says so. */
export function useArticleRemoval(section: ArticleSection) {
  const { language, nameOf } = useInterface()
  const { revalidate } = useRevalidator()
  const { articles } = client()

  async function run(call: Promise<Result<unknown>>, done: Message, failed: Message) {
    const result = await call
    if (!result.ok) return showFailure(result, result.status === 0 ? result.message : failed)
    await revalidate()
    showMessage('success', done, { lang: nameOf(language) })
  }

  return {
    /** The row and what was focused in it are gone afterwards. */
    remove: ({ id }: ArticleRow) =>
      run(articles.remove(section, id), messages.articleDeleted, messages.articleNotDeleted).then(
        focusHeading,
      ),

    empty: ({ id }: ArticleRow) =>
      run(
        articles.update(section, language, id, blankText),
        messages.articleEmptied,
        messages.articleNotUpdated,
      ),
  }
}
