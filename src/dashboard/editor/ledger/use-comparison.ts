import { useEffect, useState } from 'react'
import { articleLedgerApi } from '../../../api/client/article-ledger-api.ts'
import type { LedgerComparison } from '../../../contract/ledger.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { client } from '../../app/client.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { LedgerText } from './ledger-field.tsx'

/** The comparison is null until it has arrived. */
export function useComparison(
  { section, id, language, field }: LedgerText,
  other: LanguageCode,
): LedgerComparison | null {
  const [found, setFound] = useState<LedgerComparison | null>(null)
  useEffect(() => {
    let isWanted = true
    const text = { section, id, language, field }
    void client(articleLedgerApi)
      .compare(text, other)
      .then((answer) => {
        if (!isWanted) return
        if (answer.ok) setFound(answer.value)
        else showFailure(answer)
      })
    return () => {
      isWanted = false
    }
  }, [section, id, language, field, other])
  return found
}
