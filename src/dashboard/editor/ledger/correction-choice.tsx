import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { DocumentLedger } from './document-ledger.ts'

export function CorrectionChoice({ ledger }: { ledger: DocumentLedger | null | undefined }) {
  const correction = ledger?.correction
  return correction && <LazyMount load={smallCorrection} given={correction} />
}

async function smallCorrection() {
  return (await import('./small-correction.tsx')).SmallCorrection
}
