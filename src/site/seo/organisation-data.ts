import type { Branch } from '../../domain/contact/branch.ts'
import { type Span, type Week, type Weekday, weekdays } from '../../domain/contact/opening-hours.ts'
import {
  type OrganisationKind,
  type OwnOrganisation,
  weekOf,
} from '../../domain/contact/organisation.ts'
import type { Coordinates } from '../../domain/contact/coordinates.ts'

type Whereabouts = {
  address: string | undefined
  coordinates: Coordinates | null
  branches: Branch[]
}

export function organisationData(own: OwnOrganisation, where: Whereabouts) {
  const isSet = Object.keys(own).length > 0
  const { location, ...premises } = isSet ? premisesData(own, where) : { location: undefined }
  const places = [...(location ? [location] : []), ...where.branches.map(branchData)]
  return {
    foundingDate: own.founded?.toString(),
    ...premises,
    ...(places.length > 0 && { location: places.length > 1 ? places : places[0] }),
  }
}

function branchData({ name, address, phone, coordinates, week }: Branch) {
  return {
    '@type': 'Place',
    name,
    address,
    ...(phone && { telephone: phone }),
    ...placeData(coordinates, week),
  }
}

/** These are organisations as such; the other kinds are places themselves. */
const withoutPremises: OrganisationKind[] = ['Organization', 'NGO']

function premisesData(
  own: OwnOrganisation,
  { address, coordinates }: Whereabouts,
): { location?: object; geo?: object } {
  const premises = placeData(coordinates, weekOf(own))
  if (!withoutPremises.includes(own.kind ?? 'Organization')) return premises
  if (Object.keys(premises).length === 0) return {}
  return { location: { '@type': 'Place', ...(address && { address }), ...premises } }
}

function placeData(coordinates: Coordinates | null, week: Week | null) {
  return {
    ...(coordinates && { geo: geoOf(coordinates) }),
    ...(week && { openingHoursSpecification: specificationsOf(week) }),
  }
}

function geoOf({ lat, lng }: Coordinates) {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
}

function specificationsOf(week: Week) {
  const daysBySpan = new Map<string, Weekday[]>()
  for (const day of weekdays) {
    for (const { opens, closes } of week[day]) {
      const times = `${opens} ${closes}`
      daysBySpan.set(times, [...(daysBySpan.get(times) ?? []), day])
    }
  }
  return [...daysBySpan].map(([times, days]) => {
    const [opens = '', closes = ''] = times.split(' ')
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(dayName),
      opens,
      closes: timeOf(closes),
    }
  })
}

function dayName(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}

/** Search engines read the end of the day as its last minute. */
function timeOf(closes: Span['closes']): string {
  return closes === '24:00' ? '23:59' : closes
}
