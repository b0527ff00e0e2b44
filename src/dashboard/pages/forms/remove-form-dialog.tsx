import { formsApi } from '../../../api/client/forms-api.ts'
import type { FormListItem } from '../../../contract/forms.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useFormName } from '../../editor/forms/known-forms.ts'
import { LeadingLinks } from '../../editor/links/leading-links.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import type { PendingRemoval } from '../../kit/list/list.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { kitWords } from '../../kit/words.ts'
import { formPageWords } from './words.ts'

export function RemoveFormDialog({ rows: [form], onClose }: PendingRemoval<FormListItem>) {
  const { removal } = useWords(formPageWords)
  const kit = useWords(kitWords)
  const nameOf = useFormName()
  const afterRemoval = useAfterRemoval()

  if (!form) return null
  return (
    <RemovalDialog
      question={kit.deleteQuestion(nameOf(form))}
      remove={() => client(formsApi).remove(form.id)}
      onRemoved={({ trash_id: trashId }) => {
        onClose()
        afterRemoval([trashId], messages.formDeleted)
      }}
      onClose={onClose}
    >
      <LeadingLinks
        isInBlock
        read={() => client(formsApi).links(form.id)}
        counted={removal.shown}
      />
      <p>{removal.hint}</p>
    </RemovalDialog>
  )
}
