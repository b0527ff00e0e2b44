import { type ProductWords, wordsIn } from '../../domain/site-words/product-words.ts'
import { useSite } from '../site.ts'

/** Beside those of the frame, which `useSite` has: words that only some pages load. */
export function useWords<Key extends string>(product: ProductWords<Key>): Record<Key, string> {
  return wordsIn(useSite(), product)
}
