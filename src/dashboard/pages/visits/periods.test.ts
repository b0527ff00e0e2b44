import { expect, test } from 'vitest'
import { everyDay } from '../../../domain/visit.ts'
import { barsOf, periodIn } from './periods.ts'

const today = new Date('2025-11-03T09:00:00.000Z')

test('a month is drawn by its days, a year by its months', () => {
  const counted = [
    { day: '2025-10-31', views: 4, visits: 1 },
    { day: '2025-11-02', views: 3, visits: 2 },
    { day: '2025-11-03', views: 2, visits: 2 },
  ]
  expect(barsOf(everyDay(counted, 30, today))).toHaveLength(30)
  const months = barsOf(everyDay(counted, 365, today))
  expect(months).toHaveLength(13)
  expect(months.at(0)).toEqual({ day: '2024-11', views: 0, visits: 0 })
  expect(months.slice(-2)).toEqual([
    { day: '2025-10', views: 4, visits: 1 },
    { day: '2025-11', views: 5, visits: 4 },
  ])
})

test('an address that names no period shows 30 days', () => {
  const asked = ['days=7', 'days=365', 'days=8', ''].map((query) => new URLSearchParams(query))
  expect(asked.map(periodIn)).toEqual([7, 365, 30, 30])
})
