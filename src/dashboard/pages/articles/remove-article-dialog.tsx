import { messages } from '../../../domain/messages.ts'
import { commonWords } from '../../app/locale/words.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { kitWords } from '../../kit/words.ts'
import { type ArticleRow, knownTitle } from './article-row.ts'
import type { ArticleRemoval } from './use-article-removal.ts'
import { articleWords } from './words.ts'

type RemoveArticleDialogProps = {
  row: ArticleRow
  removal: ArticleRemoval
  onClose: () => void
}

/** Asks whether to delete an article, or to empty it in the current language only. */
export function RemoveArticleDialog({ row, removal, onClose }: RemoveArticleDialogProps) {
  const words = useWords(articleWords)
  const kit = useWords(kitWords)
  const common = useWords(commonWords)
  const { language, nameOf } = useLocale()
  const title = knownTitle(row, language) || words.list.untitled
  return (
    <RemovalDialog
      question={kit.deleteQuestion(title)}
      remove={() => removal.remove([row])}
      onRemoved={(trashIds) => {
        onClose()
        removal.finish(messages.articleDeleted, trashIds)
      }}
      failed={messages.articleNotDeleted}
      instead={{
        name: common.actions.empty,
        run: () => removal.empty(row),
        onDone: () => {
          onClose()
          removal.finish(messages.articleEmptied)
        },
        failed: messages.articleNotUpdated,
      }}
      onClose={onClose}
    >
      <p>{words.removalHint}</p>
      <p>{words.emptyHint(nameOf(language))}</p>
    </RemovalDialog>
  )
}
