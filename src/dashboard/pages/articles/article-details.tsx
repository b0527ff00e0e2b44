import { type ComponentType, useState } from 'react'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { givenAt, givenOnClock, isPossibleDate } from '../../../domain/articles/article-date.ts'
import {
  type ArticleDetail,
  detailNames,
  type WrittenDetails,
} from '../../../domain/articles/article-fields.ts'
import { hasDetail } from '../../../domain/articles/change-article.ts'
import { storedPrice } from '../../../domain/articles/stored-price.ts'
import { messages } from '../../../domain/messages.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { documentWords } from '../../editor/document/words.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { zoneName } from '../../kit/moment.ts'
import type { ArticleFormState } from './use-article-form.ts'
import { articleWords } from './words.ts'

type CardProps = {
  value: string
  zone: string
  isUnsaved: boolean
  onChange: (value: string) => void
}

const cards: Record<ArticleDetail, ComponentType<CardProps>> = {
  price: PriceCard,
  given_date: DateCard,
}

type ArticleDetailsProps = { section: ArticleSection; zone: string; form: ArticleFormState }

export function ArticleDetails({ section, zone, form }: ArticleDetailsProps) {
  const names = detailNames.filter((name) => hasDetail(section, name))
  return names.map((name) => {
    const Card = cards[name]
    return (
      <Card
        key={name}
        value={form.values[name]}
        zone={zone}
        isUnsaved={form.changedNames.includes(name)}
        onChange={(value) => form.set(name, value)}
      />
    )
  })
}

export function areDetailsRight(values: WrittenDetails): boolean {
  return storedPrice(values.price) !== undefined && isDateRight(values.given_date)
}

function isDateRight(date: string): boolean {
  return isPossibleDate(date, new Date())
}

function DateCard({ value, zone, isUnsaved, onChange }: CardProps) {
  const { fields } = useWords(documentWords)
  const { label, hint } = useWords(articleWords).date
  const { locale, translate } = useLocale()
  // A year that is still being typed would not come back from UTC as it went.
  const [typed, setTyped] = useState({ text: '', value: '', zone })
  const isTyped = typed.value === value && typed.zone === zone

  function change(text: string) {
    const given = givenAt(text, zone)
    setTyped({ text, value: given, zone })
    onChange(given)
  }

  return (
    <SideCard title={fields.given_date} isUnsaved={isUnsaved}>
      <TextField
        label={`${label} (${zoneName(locale, zone)})`}
        hint={hint}
        type="datetime-local"
        dir="ltr"
        value={isTyped ? typed.text : givenOnClock(value, zone)}
        onChange={change}
        error={isDateRight(value) ? undefined : translate(messages.dateInvalid)}
      />
    </SideCard>
  )
}

function PriceCard({ value, isUnsaved, onChange }: CardProps) {
  const { fields } = useWords(documentWords)
  const { label, hint } = useWords(articleWords).price
  const { translate } = useLocale()
  return (
    <SideCard title={fields.price} isUnsaved={isUnsaved}>
      <TextField
        label={label}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={value}
        onChange={onChange}
        error={storedPrice(value) === undefined ? translate(messages.priceInvalid) : undefined}
      />
    </SideCard>
  )
}
