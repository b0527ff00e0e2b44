import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import { listWordsFor } from './list-words.ts'

/** `1,250 SP`, in Arabic `1,250 ل.س`, isolated (K-08); nothing for ''. */
export function Price({ price, className }: { price: string; className?: string | undefined }) {
  const { currency } = listWordsFor(useSite().language)
  if (!price) return null
  return (
    <p className={className}>
      <Label>
        <bdi>{`${price} ${currency}`}</bdi>
      </Label>
    </p>
  )
}
