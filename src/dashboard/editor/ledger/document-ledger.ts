import { createContext, useContext } from 'react'
import type { LedgerResponse } from '../../../contract/ledger.ts'
import type { Values } from '../../../domain/documents/revision.ts'
import type { Saved } from '../document/saved-document.ts'
import type { CorrectionMark } from './use-small-correction.ts'

export type DocumentLedger = {
  path: string
  entries: LedgerResponse
  form: { values: Values; saved: Saved<Values>; refresh: () => Promise<boolean> }
  /** Texts that are not saved yet stay. */
  onMarked: (revision: number, ledger: LedgerResponse) => void
  correction: ReturnType<CorrectionMark['offeredFor']>
}

export const LedgerContext = createContext<DocumentLedger | null>(null)

export function useDocumentLedger(): DocumentLedger | null {
  return useContext(LedgerContext)
}
