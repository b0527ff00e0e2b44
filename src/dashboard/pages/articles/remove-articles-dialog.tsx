import type { Result } from '../../../api/client/send.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { blankText } from '../../../domain/articles/article-fields.ts'
import { messages } from '../../../domain/messages.ts'
import { articlesApi } from '../../../api/client/articles-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { PendingDeletions, RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import type { PendingRemoval } from '../../kit/list/list.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { kitWords } from '../../kit/words.ts'
import { useArticleName } from './article-columns.tsx'
import type { ArticleRow } from './article-row.ts'
import { articleWords } from './words.ts'

type RemoveArticlesDialogProps = PendingRemoval<ArticleRow> & { section: ArticleSection }

export function RemoveArticlesDialog({ section, rows, ...pending }: RemoveArticlesDialogProps) {
  const words = useWords(articleWords)
  const kit = useWords(kitWords)
  const common = useWords(commonWords)
  const { language, nameOf } = useLocale()
  const articleName = useArticleName()
  const afterRemoval = useAfterRemoval()
  const [first, ...others] = rows.map((row) => ({ id: row.id, name: articleName(row) }))
  const only = others.length === 0 && first

  async function remove(): Promise<Result<number[]>> {
    const trashIds: number[] = []
    for (const { id } of rows) {
      const result = await client(articlesApi).remove(section, id)
      // If it is gone already, someone else was quicker.
      if (!result.ok && (result.status !== 404 || only)) {
        if (trashIds.length > 0) afterRemoval(trashIds)
        return result
      }
      if (result.ok) trashIds.push(result.value.trash_id)
    }
    return { ok: true, value: trashIds }
  }

  function finish(done: Parameters<typeof afterRemoval>[1], trashIds: number[] = []) {
    pending.onClose()
    pending.onRemoved()
    afterRemoval(trashIds, done, { lang: nameOf(language) })
  }

  return (
    <RemovalDialog
      question={only ? kit.deleteQuestion(only.name) : words.of[section].removals(rows.length)}
      remove={remove}
      onRemoved={(trashIds) => finish(only ? messages.articleDeleted : messages.deleted, trashIds)}
      failed={messages.articleNotDeleted}
      instead={
        only && {
          name: common.actions.empty,
          run: () => client(articlesApi).update(section, language, only.id, blankText),
          onDone: () => finish(messages.articleEmptied),
          failed: messages.articleNotUpdated,
        }
      }
      onClose={pending.onClose}
    >
      {only ? (
        <>
          <p>{words.removalHint}</p>
          <p>{words.emptyHint(nameOf(language))}</p>
        </>
      ) : (
        <>
          <PendingDeletions items={rows.map((row) => ({ id: row.id, name: articleName(row) }))} />
          <p>{words.removalsHint}</p>
        </>
      )}
    </RemovalDialog>
  )
}
