import { weekdays } from '../../../domain/contact/opening-hours.ts'
import { hoursSetting } from '../../../domain/contact/organisation.ts'
import { hoursProblems, isYear } from '../../../domain/contact/organisation-input.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { useCheckedSave } from '../../kit/forms/use-checked-save.ts'

/** Year and hours are looked at before anything is sent. */
export function useOrganisationCheck({ values, save: send }: SectionFormState) {
  const hours = weekdays.map((day) => values[hoursSetting(day)] ?? [])
  const isRight =
    isYear(values.founded ?? null) &&
    hours.every((spans) => Object.keys(hoursProblems(spans)).length === 0)
  const { ref, refusals, save } = useCheckedSave<HTMLDivElement>(isRight, send)
  return { ref, isChecked: refusals > 0, save }
}
