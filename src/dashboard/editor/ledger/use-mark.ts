import { useState } from 'react'
import { articleLedgerApi } from '../../../api/client/article-ledger-api.ts'
import { messages } from '../../../domain/messages.ts'
import type { Mark } from '../../../domain/documents/ledger.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { LedgerPart } from './ledger-field.tsx'

const told = { right: messages.textIsRight, lead: messages.textLeads }

export function useMark({ form, section, id, language, field }: LedgerPart, mark: Mark) {
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const json = { texts: [{ language, field }], mark, base_revision: form.saved.revision }
    const answer = await client(articleLedgerApi).mark({ section, id }, json)
    setSaving(false)
    if (answer.ok) {
      showToast('success', told[mark])
      return form.marked(answer.value.revision, answer.value.ledger)
    }
    showFailure(answer)
    if (answer.document) form.outdated(answer.document)
  }

  return { isSaving, save: () => void save() }
}
