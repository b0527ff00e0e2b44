import { useState } from 'react'
import { type Span, type Weekday, weekdaysIn } from '../../../domain/contact/opening-hours.ts'
import { hoursSetting } from '../../../domain/contact/organisation.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import cards from '../../kit/cards.module.css'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { DayHours } from './day-hours.tsx'
import { identityWords } from './words.ts'

type HoursCardProps = { form: SectionFormState; isChecked: boolean }

const usualHours: Span[] = [{ opens: '08:00', closes: '16:00' }]

export function HoursCard({ form, isChecked }: HoursCardProps) {
  const words = useWords(identityWords)
  const { locale } = useLocale()
  const [isCopied, setIsCopied] = useState(false)
  const days = weekdaysIn(locale)
  const spansOf = (day: Weekday) => form.values[hoursSetting(day)] ?? []

  function write(day: Weekday, spans: Span[]) {
    setIsCopied(false)
    form.set(hoursSetting(day), spans)
  }

  function open(day: Weekday) {
    const before = days.slice(0, days.indexOf(day)).map(spansOf)
    write(day, before.findLast((spans) => spans.length > 0) ?? usualHours)
  }

  function copy(spans: Span[]) {
    for (const day of days) form.set(hoursSetting(day), spans)
    setIsCopied(true)
  }

  return (
    <SideCard
      title={words.hours}
      isUnsaved={form.changedNames.some((name) => /^hours_(?!note)/.test(name))}
    >
      <p className={cards.hint}>{words.hoursHint}</p>
      <div>
        {days.map((day) => (
          <DayHours
            key={day}
            day={day}
            spans={spansOf(day)}
            isChecked={isChecked}
            onOpen={() => open(day)}
            onChange={(spans) => write(day, spans)}
            onCopy={() => copy(spansOf(day))}
          />
        ))}
      </div>
      <output className="sr">{isCopied && words.copied}</output>
    </SideCard>
  )
}
