import { type Span, type Week, type Weekday, weekdays } from './opening-hours.ts'
import type { Values } from '../documents/revision.ts'

export const organisationKinds = [
  'Organization',
  'LocalBusiness',
  'MedicalClinic',
  'School',
  'LegalService',
  'Store',
  'ProfessionalService',
  'NGO',
] as const
export type OrganisationKind = (typeof organisationKinds)[number]

/** A value a day, so that two who change different days both keep their work. */
export type HoursSetting = `hours_${Weekday}`
export const hoursSetting = (day: Weekday): HoursSetting => `hours_${day}`

/** Only settings that are not as standard are kept. */
export type OwnOrganisation = {
  kind?: OrganisationKind
  founded?: number
} & { [Setting in HoursSetting]?: Span[] }
export type OrganisationSetting = keyof OwnOrganisation

export const organisationSettings: OrganisationSetting[] = [
  'kind',
  'founded',
  ...weekdays.map(hoursSetting),
]

export function ownOrganisation(values: Values): OwnOrganisation {
  const own = organisationSettings.filter((name) => !isStandard(values[name]))
  return Object.fromEntries(own.map((name) => [name, values[name]]))
}

export function weekOf(own: OwnOrganisation): Week | null {
  const days = weekdays.map((day) => [day, own[hoursSetting(day)] ?? []] as const)
  return days.some(([, spans]) => spans.length > 0) ? (Object.fromEntries(days) as Week) : null
}

function isStandard(value: unknown): boolean {
  return !value || value === organisationKinds[0] || (Array.isArray(value) && value.length === 0)
}
