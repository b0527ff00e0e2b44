import { keptPrice } from '../../../domain/kept-price.ts'
import { messages } from '../../../domain/messages.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { articleWords } from './words.ts'

type PriceCardProps = {
  price: string
  isUnsaved: boolean
  onChange: (price: string) => void
}

/** The price is shown in every language; a blank one shows nothing. */
export function PriceCard({ price, isUnsaved, onChange }: PriceCardProps) {
  const { price: words } = useWords(articleWords)
  const { translate } = useLocale()
  return (
    <SideCard title={words.title} isUnsaved={isUnsaved}>
      <TextField
        label={words.label}
        hint={words.hint}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={price}
        onChange={onChange}
        error={keptPrice(price) === undefined ? translate(messages.priceInvalid) : undefined}
      />
    </SideCard>
  )
}
