import { useRevalidator } from 'react-router'
import type { PageListItem } from '../../../contract/pages.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'
import { showToast } from '../../app/toast-queue.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { kitWords } from '../../kit/words.ts'
import { usePageName } from './page-row-parts.tsx'
import { pageWords } from './words.ts'

type RemovePageDialogProps = {
  page: PageListItem
  onRemoved: (trashId: number) => void
  onClose: () => void
}

/** Says how many links lead to a page before it is deleted (PAG-13). */
export function RemovePageDialog({ page, onRemoved, onClose }: RemovePageDialogProps) {
  const words = useWords(pageWords)
  const kit = useWords(kitWords)
  const nameOfPage = usePageName()
  const { revalidate } = useRevalidator()

  async function remove() {
    const answer = await client().pages.remove(page.id)
    if (answer.ok) onRemoved(answer.value.trash_id)
    return answer
  }
  async function finish() {
    onClose()
    await revalidate()
    showToast('success', messages.pageDeleted)
    // The row and what was focused in it are gone.
    focusHeading()
  }

  return (
    <RemovalDialog
      question={kit.deleteQuestion(nameOfPage(page))}
      remove={remove}
      onRemoved={() => void finish()}
      onClose={onClose}
    >
      <p>{words.links(page.links)}</p>
      <p>{words.removalHint}</p>
    </RemovalDialog>
  )
}
