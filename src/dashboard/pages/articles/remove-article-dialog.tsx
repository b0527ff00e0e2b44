import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { kitWords } from '../../kit/words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { type ArticleRow, knownTitle } from './article-row.ts'
import type { ArticleRemoval } from './use-article-removal.ts'

type RemoveArticleDialogProps = {
  /** The article in question, or null while nothing is. */
  row: ArticleRow | null
  removal: ArticleRemoval
  onClose: () => void
}

/** Asks whether to delete an article, or to empty it in the current language only. */
export function RemoveArticleDialog({ row, removal, onClose }: RemoveArticleDialogProps) {
  const words = useWords(articleWords)
  const kit = useWords(kitWords)
  const common = useWords(commonWords)
  const { language, nameOf } = useLocale()
  const shown = useLast(row)
  if (!shown) return null
  const title = knownTitle(shown, language) || words.list.untitled

  function closeAnd(act: (row: ArticleRow) => Promise<void>) {
    onClose()
    if (row) void act(row)
  }

  return (
    <Dialog
      isQuestion
      isOpen={row !== null}
      onClose={onClose}
      title={kit.deleteQuestion(title)}
      actions={
        <>
          <Button onPress={onClose}>{common.actions.cancel}</Button>
          <Button onPress={() => closeAnd(removal.empty)}>{common.actions.empty}</Button>
          <Button look="danger" onPress={() => closeAnd(removal.remove)}>
            {common.actions.delete}
          </Button>
        </>
      }
    >
      <p>{words.removalHint}</p>
      <p>{words.emptyHint(nameOf(language))}</p>
    </Dialog>
  )
}

/** What was last in question, so that the dialog keeps its words while it closes. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return value ?? last
}
