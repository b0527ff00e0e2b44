import { useEffect, useState } from 'react'
import { ledgerApi } from '../../../api/client/ledger-api.ts'
import type { LedgerComparison } from '../../../contract/ledger.ts'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { client } from '../../app/client.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { LedgerPart } from './ledger-field.tsx'

/** The comparison is null until it has arrived. */
export function useComparison(
  { ledger: { path }, text, language }: LedgerPart,
  other: LanguageCode,
): LedgerComparison | null {
  const [found, setFound] = useState<LedgerComparison | null>(null)
  useEffect(() => {
    let isWanted = true
    void client(ledgerApi)
      .compare(path, fieldAndLanguage(text).field, language, other)
      .then((answer) => {
        if (!isWanted) return
        if (answer.ok) setFound(answer.value)
        else showFailure(answer)
      })
    return () => {
      isWanted = false
    }
  }, [path, text, language, other])
  return found
}
