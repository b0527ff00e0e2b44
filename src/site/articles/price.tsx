import { listWords } from '../../domain/site-words/list-words.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'

/** `1,250 SP`, in Arabic `1,250 ل.س`, isolated (K-08); nothing for ''. */
export function Price({ price, className }: { price: string; className?: string | undefined }) {
  const { list_currency: currency } = useWords(listWords)
  if (!price) return null
  return (
    <p className={className}>
      <Label of="list_currency">
        <bdi>{`${price} ${currency}`}</bdi>
      </Label>
    </p>
  )
}
