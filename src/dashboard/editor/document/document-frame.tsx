import type { ReactNode } from 'react'
import type { Values } from '../../../domain/documents/revision.ts'
import { type DocumentLedger, LedgerContext } from '../ledger/document-ledger.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { Saved } from './saved-document.ts'
import type { DocumentForm } from './use-document.ts'

export type FramedForm = Pick<
  DocumentForm<Values, Saved<Values>>,
  'draft' | 'conflict' | 'resolve' | 'leaveConflict'
> & { ledger?: DocumentLedger | null }

/** A document asks the same of its editor on a page, in a dialog and in a panel. */
export function DocumentFrame({ form, children }: { form: FramedForm; children: ReactNode }) {
  const { draft, conflict } = form
  return (
    <>
      {draft.found && (
        <LazyMount
          load={draftOffer}
          given={{ draft: draft.found, onRestore: draft.restore, onDrop: draft.drop }}
        />
      )}
      <LedgerContext value={form.ledger ?? null}>{children}</LedgerContext>
      {conflict && (
        <LazyMount
          load={conflictChoices}
          given={{
            conflicts: conflict.conflicts,
            onResolve: form.resolve,
            onClose: form.leaveConflict,
          }}
        />
      )}
    </>
  )
}

async function draftOffer() {
  return (await import('./draft-offer.tsx')).DraftOffer
}

async function conflictChoices() {
  return (await import('./conflict-choices.tsx')).ConflictChoices
}
