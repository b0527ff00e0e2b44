import { useState } from 'react'
import type { LedgerResponse } from '../../../contract/ledger.ts'
import type { Values } from '../../../domain/documents/revision.ts'
import { smallCorrectionCounts } from './small-correction-counts.ts'

type Changed = { changedNames: string[]; values: Values }

export function useSmallCorrection() {
  const [isMinor, setMinor] = useState(false)
  return {
    isMinor,

    /** It is offered where it changes something; the next change begins without the mark. */
    offeredFor({ changedNames: names, values }: Changed, ledger: LedgerResponse) {
      const counts = smallCorrectionCounts({ names, values, ledger })
      if (isMinor && !counts) setMinor(false)
      return counts ? { isMinor, onChange: setMinor } : null
    },
  }
}

export type CorrectionMark = ReturnType<typeof useSmallCorrection>

export function marked(isMinor: boolean): { minor?: true } {
  return isMinor ? { minor: true } : {}
}
