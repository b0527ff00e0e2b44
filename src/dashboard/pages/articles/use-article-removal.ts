import { useRevalidator } from 'react-router'
import type { Result } from '../../../api/client/client.ts'
import type { ArticleSection } from '../../../domain/article.ts'
import { blankText } from '../../../domain/article-fields.ts'
import { type Message, messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'
import { useUndo } from '../../kit/list/use-undo.ts'
import type { ArticleRow } from './article-row.ts'

/** Deletes or empties articles, then reloads the list and says so; what is deleted can be brought back. */
export function useArticleRemoval(section: ArticleSection) {
  const { language, nameOf } = useLocale()
  const { revalidate } = useRevalidator()
  const { articles } = client()
  const wayBack = useUndo()

  async function finish(done: Message, trashIds?: number[]) {
    await revalidate()
    showToast('success', done, { lang: nameOf(language) }, trashIds && wayBack(trashIds))
    // The row and what was focused in it are gone.
    focusHeading()
  }

  /** One after the other, up to the first that is refused. */
  async function remove(rows: ArticleRow[]): Promise<Result<number[]>> {
    const trashIds: number[] = []
    for (const { id } of rows) {
      const result = await articles.remove(section, id)
      // If it is gone already, someone else was quicker.
      if (!result.ok && (result.status !== 404 || rows.length === 1)) {
        if (trashIds.length > 0) {
          void revalidate()
          showToast('success', messages.deleted, {}, wayBack(trashIds))
        }
        return result
      }
      if (result.ok) trashIds.push(result.value.trash_id)
    }
    return { ok: true, value: trashIds }
  }

  return {
    remove,
    empty: ({ id }: ArticleRow) => articles.update(section, language, id, blankText),
    finish: (done: Message, trashIds?: number[]) => void finish(done, trashIds),
  }
}

export type ArticleRemoval = ReturnType<typeof useArticleRemoval>
