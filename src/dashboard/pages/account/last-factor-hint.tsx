import type { OwnFactorsResponse } from '../../../contract/factor-parts.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { accountWords } from './words.ts'

export function LastFactorHint({ factors }: { factors: OwnFactorsResponse }) {
  const { lastFactor: words } = useWords(accountWords)
  const { authenticator, passkeys, required } = factors
  if (passkeys.length + (authenticator ? 1 : 0) > 1) return null
  return <p>{required ? words.required : words.optional}</p>
}
