import { withIsolatedUnits } from '../../domain/languages/bound-numbers.ts'
import { useSite } from '../site.ts'

/** A title or an excerpt, in its own direction and its numbers in theirs. */
export function ArticleText({ text }: { text: string }) {
  return <bdi>{withIsolatedUnits(text, useSite().language)}</bdi>
}
