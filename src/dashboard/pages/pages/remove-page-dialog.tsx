import type { PageListItem } from '../../../contract/pages.ts'
import { messages } from '../../../domain/messages.ts'
import { pagesApi } from '../../../api/client/pages-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { LeadingLinks } from '../../editor/links/leading-links.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import type { PendingRemoval } from '../../kit/list/list.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { kitWords } from '../../kit/words.ts'
import { usePageName } from './page-columns.tsx'
import { pageWords } from './words.ts'

export function RemovePageDialog({ rows: [page], onClose }: PendingRemoval<PageListItem>) {
  const words = useWords(pageWords)
  const kit = useWords(kitWords)
  const nameOfPage = usePageName()
  const afterRemoval = useAfterRemoval()

  if (!page) return null
  return (
    <RemovalDialog
      question={kit.deleteQuestion(nameOfPage(page))}
      remove={() => client(pagesApi).remove(page.id)}
      onRemoved={({ trash_id: trashId }) => {
        onClose()
        afterRemoval([trashId], messages.pageDeleted)
      }}
      onClose={onClose}
    >
      <LeadingLinks read={() => client(pagesApi).links(page.id)} counted={words.links} />
      <p>{words.removalHint}</p>
    </RemovalDialog>
  )
}
