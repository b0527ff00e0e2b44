import { useState } from 'react'
import { ledgerApi } from '../../../api/client/ledger-api.ts'
import type { Mark } from '../../../domain/documents/ledger.ts'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { LedgerPart } from './ledger-field.tsx'

const told = { right: messages.textIsRight, lead: messages.textLeads }

export function useMark({ ledger, text, language }: LedgerPart, mark: Mark) {
  const [isSaving, setSaving] = useState(false)
  const { path, form, onMarked } = ledger

  async function save() {
    setSaving(true)
    const texts = [{ language, field: fieldAndLanguage(text).field }]
    const json = { texts, mark, base_revision: form.saved.revision }
    const answer = await client(ledgerApi).mark(path, json)
    setSaving(false)
    if (answer.ok) {
      showToast('success', told[mark])
      return onMarked(answer.value.revision, answer.value.ledger)
    }
    showFailure(answer)
    if (answer.document) await form.refresh()
  }

  return { isSaving, save: () => void save() }
}
