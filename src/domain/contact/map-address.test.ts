import { expect, test } from 'vitest'
import { mapAddress, mapFrameAddress } from './map-address.ts'

const hama = { lat: 35.1318, lng: 36.7578 }

test('the framed map marks the place and shows the streets around it', () => {
  const { searchParams } = new URL(mapFrameAddress(hama))
  expect(searchParams.get('marker')).toBe('35.1318,36.7578')
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number)
  expect((west + east) / 2).toBeCloseTo(hama.lng)
  expect((south + north) / 2).toBeCloseTo(hama.lat)
})

test('the link to the map points at the same place, on the other side of the world, too', () => {
  expect(mapAddress({ lat: -33.9, lng: -70.6 })).toBe(
    'https://www.openstreetmap.org/?mlat=-33.9&mlon=-70.6#map=16/-33.9/-70.6',
  )
})
