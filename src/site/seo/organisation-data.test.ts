import { expect, test } from 'vitest'
import { branchesIn } from '../../domain/contact/branch.ts'
import { organisationKinds } from '../../domain/contact/organisation.ts'
import { organisationData } from './organisation-data.ts'

const where = {
  address: 'Al-Dabbagha, Hama',
  coordinates: { lat: 35.1318, lng: 36.7578 },
  branches: [],
}
const nowhere = { address: undefined, coordinates: null, branches: [] }
const morning = { opens: '08:00', closes: '12:00' }
const evening = { opens: '16:00', closes: '24:00' }
const geo = { '@type': 'GeoCoordinates', latitude: 35.1318, longitude: 36.7578 }
const openingHoursSpecification = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Thursday', 'Sunday'],
    opens: '08:00',
    closes: '12:00',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '16:00', closes: '23:59' },
]
const hours = { hours_sunday: [morning, evening], hours_thursday: [morning] }

test('while nothing is set, nothing is said besides what was', () => {
  expect(organisationData({}, where)).toEqual({ foundingDate: undefined })
})

test.each(organisationKinds)(
  '%s is said to be where it is and to open when it does (SEO-9)',
  (kind) => {
    const said = organisationData({ kind, founded: 1987, ...hours }, where)
    const premises = { geo, openingHoursSpecification }
    const hasPremises = !['Organization', 'NGO'].includes(kind)
    expect(said).toEqual({
      foundingDate: '1987',
      ...(hasPremises
        ? premises
        : { location: { '@type': 'Place', address: where.address, ...premises } }),
    })
  },
)

test.each(organisationKinds)('%s has no place and no hours that are not given', (kind) => {
  expect(organisationData({ kind }, nowhere)).toEqual({ foundingDate: undefined })
})

test('each branch is a place of its own, after the main one (FRM-21)', () => {
  const homs = {
    'branch_name:homs0000.en': 'Homs branch',
    'branch_address:homs0000.en': 'Clock Square',
    'branch_phone:homs0000': '+963 31 555 0199',
    'branch_coordinates:homs0000': where.coordinates,
    'branch_hours:homs0000': { sunday: [morning, evening], thursday: [morning] },
  }
  const branches = branchesIn({ branches: ['homs0000'], ...homs }, 'en')
  const place = {
    '@type': 'Place',
    name: 'Homs branch',
    address: 'Clock Square',
    telephone: '+963 31 555 0199',
    geo,
    openingHoursSpecification,
  }
  expect(organisationData({}, { ...nowhere, branches })).toMatchObject({ location: place })
  const main = { '@type': 'Place', address: where.address, geo, openingHoursSpecification }
  expect(organisationData(hours, { ...where, branches }).location).toEqual([main, place])
  const clinic = organisationData({ kind: 'MedicalClinic', ...hours }, { ...where, branches })
  expect(clinic).toMatchObject({ geo, location: place })
})
