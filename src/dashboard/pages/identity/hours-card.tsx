import { weekdays } from '../../../domain/contact/opening-hours.ts'
import { hoursSetting } from '../../../domain/contact/organisation.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { WeekFields } from '../../editor/hours/week-fields.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import cards from '../../kit/cards.module.css'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { identityWords } from './words.ts'

type HoursCardProps = { form: SectionFormState; isChecked: boolean }

export function HoursCard({ form, isChecked }: HoursCardProps) {
  const words = useWords(identityWords)
  return (
    <SideCard
      title={words.hours}
      isUnsaved={form.changedNames.some((name) => /^hours_(?!note)/.test(name))}
    >
      <p className={cards.hint}>{words.hoursHint}</p>
      <WeekFields
        isChecked={isChecked}
        spansOf={(day) => form.values[hoursSetting(day)] ?? []}
        onChange={(day, spans) => form.set(hoursSetting(day), spans)}
        onChangeAll={(spans) => {
          for (const day of weekdays) form.set(hoursSetting(day), spans)
        }}
      />
    </SideCard>
  )
}
