import type { CoverageKind } from '../../../domain/documents/coverage.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import { translationsWords } from './words.ts'

export function useKindNames(): Record<CoverageKind, string> {
  const { posts, business, products, pages } = usePageNames()
  const { sections, cards } = useWords(translationsWords)
  return { sections, pages, cards, posts, business, products }
}
