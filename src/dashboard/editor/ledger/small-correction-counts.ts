import type { WholeArticle } from '../../../contract/articles.ts'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'

type Changed = { names: string[]; values: Record<string, unknown>; ledger: WholeArticle['ledger'] }

/** The mark changes nothing for first texts, or where all languages change. */
export function smallCorrectionCounts({ names, values, ledger }: Changed): boolean {
  return names.some((name) => {
    const { field } = fieldAndLanguage(name)
    const others = Object.keys(ledger).filter(
      (other) => other !== name && fieldAndLanguage(other).field === field,
    )
    const isRewritten = ledger[name] !== undefined && values[name] !== ''
    const isLeft = (other: string) => !names.includes(other)
    return isRewritten && (ledger[name]?.behind || others.some(isLeft))
  })
}
