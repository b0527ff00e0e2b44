import { useRevalidator } from 'react-router'
import type { Failure, Result } from '../../../api/client/client.ts'
import { type ArticleSection, blankText } from '../../../domain/article.ts'
import { type Message, messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'
import { useUndo } from '../../kit/list/use-undo.ts'
import type { ArticleRow } from './article-row.ts'

/** Deletes or empties articles, then reloads the list and says so; what is deleted can be brought back. */
export function useArticleRemoval(section: ArticleSection) {
  const { language, nameOf } = useLocale()
  const { revalidate } = useRevalidator()
  const { articles } = client()
  const { removed, remember, restore } = useUndo()

  async function reload(done: Message) {
    await revalidate()
    showToast('success', done, { lang: nameOf(language) })
  }

  async function remove({ id }: ArticleRow) {
    const result = await articles.remove(section, id)
    if (!result.ok) return showFailure(named(result, messages.articleNotDeleted))
    remember([result.value.trash_id])
    await reload(messages.articleDeleted)
    // The row and what was focused in it are gone.
    focusHeading()
  }

  async function empty({ id }: ArticleRow) {
    const result = await articles.update(section, language, id, blankText)
    if (!result.ok) return showFailure(named(result, messages.articleNotUpdated))
    await reload(messages.articleEmptied)
  }

  /** One after the other, up to the first that is refused. */
  async function removeAll(rows: ArticleRow[]): Promise<Result<unknown>> {
    const gone: number[] = []
    for (const { id } of rows) {
      const result = await articles.remove(section, id)
      // If it is gone already, someone else was quicker.
      if (!result.ok && result.status !== 404) {
        if (gone.length > 0) void revalidate()
        remember(gone)
        return named(result, messages.articleNotDeleted)
      }
      if (result.ok) gone.push(result.value.trash_id)
    }
    remember(gone)
    return { ok: true, value: gone }
  }

  return {
    removed,
    restore,
    remove,
    empty,
    removeAll,
    finish: () => void reload(messages.deleted).then(focusHeading),
  }
}

export type ArticleRemoval = ReturnType<typeof useArticleRemoval>

/** Says what failed (ART-7), unless there was no response or the session is over. */
function named(failure: Failure, message: Message): Failure {
  return failure.status === 0 || failure.status === 401 ? failure : { ...failure, message }
}
