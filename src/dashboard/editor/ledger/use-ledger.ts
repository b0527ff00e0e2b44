import { useEffect, useState } from 'react'
import { ledgerApi } from '../../../api/client/ledger-api.ts'
import type { LedgerResponse } from '../../../contract/ledger.ts'
import { client } from '../../app/client.ts'
import type { Saved } from '../document/saved-document.ts'
import type { Values } from '../../../domain/documents/revision.ts'
import type { DocumentLedger } from './document-ledger.ts'
import type { CorrectionMark } from './use-small-correction.ts'

type LedgeredForm<S extends Saved<Values>> = DocumentLedger['form'] & {
  saved: S
  changedNames: string[]
  take: (now: S) => void
}

/** The path is null for a document that is not saved yet, whose fields stay as they are once it is. */
export function useLedger<S extends Saved<Values>>(
  path: string | null,
  form: LedgeredForm<S>,
  correction: CorrectionMark,
): DocumentLedger {
  const [entries, setEntries] = useState<LedgerResponse>({})
  const { saved, take } = form
  const { revision: seen } = saved
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    void client(ledgerApi)
      .get(path)
      .then((answer) => {
        if (!isWanted || !answer.ok || answer.value.revision < seen) return
        setEntries(answer.value.ledger)
      })
    return () => {
      isWanted = false
    }
  }, [path, seen])

  return {
    path: path ?? '',
    entries,
    form,
    onMarked(revision, ledger) {
      setEntries(ledger)
      take({ ...saved, revision })
    },
    correction: correction.offeredFor(form, entries),
  }
}
