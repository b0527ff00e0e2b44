import { describe, expect, test } from 'vitest'
import { foundZone, knownZones } from './known-zones.ts'

const found = (locale: 'en' | 'ar', written: string) =>
  knownZones(locale)
    .filter((zone) => foundZone(zone, written))
    .map(({ id }) => id)

describe('SCH-14 time zones', () => {
  test('are found by city, by part of it and by name in both languages', () => {
    expect(found('en', 'damas')).toEqual(['Asia/Damascus'])
    expect(found('en', ' New  y')).toEqual(['America/New_York'])
    expect(found('en', 'syria')).toEqual(['Asia/Damascus'])
    expect(found('ar', 'سوريا')).toEqual(['Asia/Damascus'])
    expect(found('ar', 'asia dam')).toEqual(['Asia/Damascus'])
    expect(found('en', 'nowhere')).toEqual([])
  })

  test('are all there, with UTC once', () => {
    const zones = knownZones('ar').map(({ id }) => id)
    expect(zones.filter((zone) => zone === 'UTC')).toEqual(['UTC'])
    expect(zones.length).toBeGreaterThan(400)
    expect(found('en', '')).toEqual(knownZones('en').map(({ id }) => id))
  })
})
