import { useState } from 'react'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { retentionWords } from '../../kit/retention-words.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { FormEditor } from './use-form-editor.ts'

export function useErasingSave({ values, saved, changedNames, save }: FormEditor) {
  const words = useWords(retentionWords)
  const [due, setDue] = useState(0)

  async function ask() {
    const days = values.keep_days
    if (days === null || !changedNames.includes('keep_days')) return save()
    const counted = await client(inboxApi).retention({ days, form: saved.id })
    if (!counted.ok) return showFailure(counted)
    if (counted.value.due === 0) return save()
    setDue(counted.value.due)
  }

  return {
    save: () => void ask(),
    question: (
      <ConfirmDialog
        isOpen={due > 0}
        question={words.eraseQuestion(due)}
        explanation={words.eraseHint}
        confirm={words.erase}
        onConfirm={() => {
          setDue(0)
          save()
        }}
        onCancel={() => setDue(0)}
      />
    ),
  }
}
