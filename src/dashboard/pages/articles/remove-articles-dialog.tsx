import { useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { PendingDeletions } from '../../kit/dialogs/pending-deletions.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { type ArticleRow, knownTitle } from './article-row.ts'
import type { ArticleRemoval } from './use-article-removal.ts'

type RemoveArticlesDialogProps = {
  question: (count: number) => string
  /** At least one. */
  rows: ArticleRow[]
  removal: ArticleRemoval
  onClose: () => void
}

export function RemoveArticlesDialog({
  question,
  rows,
  removal,
  onClose,
}: RemoveArticlesDialogProps) {
  const words = useWords(articleWords)
  const { language } = useLocale()
  // The list below is loaded again while this one is still read.
  const [pendingDeletion] = useState(rows)
  return (
    <RemovalDialog
      question={question(pendingDeletion.length)}
      remove={() => removal.remove(pendingDeletion)}
      onRemoved={(trashIds) => {
        onClose()
        removal.finish(messages.deleted, trashIds)
      }}
      failed={messages.articleNotDeleted}
      onClose={onClose}
    >
      <PendingDeletions
        items={pendingDeletion.map((row) => ({
          id: row.id,
          name: knownTitle(row, language) || words.list.untitled,
        }))}
      />
      <p>{words.removalsHint}</p>
    </RemovalDialog>
  )
}
