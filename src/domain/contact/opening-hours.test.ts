import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { asTime, runsOf, type Span, type Week, weekdays, weekdaysIn } from './opening-hours.ts'
import { weekOf } from './organisation.ts'
import { hoursProblems } from './organisation-input.ts'

const span = (times: string): Span => {
  const [opens = '', closes = ''] = times.split('–')
  return { opens, closes }
}
const weekWhere = (hours: (day: string) => string[]): Week =>
  Object.fromEntries(weekdays.map((day) => [day, hours(day).map(span)])) as Week

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['1630', '16:30'],
  ['8.30', '08:30'],
  [' 8:30 ', '08:30'],
  ['٨:٣٠', '08:30'],
  ['24', '24:00'],
  ['\u200e8:30\u200f', '08:30'],
  ['8٫30', '08:30'],
  ['٨:٣٠ ص', '08:30'],
  ['٨ مساءً', '20:00'],
  ['8:30pm', '20:30'],
  ['12 a.m.', '00:00'],
  ['12:15 م', '12:15'],
  ['20:00 م', '20:00'],
  ['', ''],
  ['8:3', '8:3'],
  ['noon', 'noon'],
])('%j is written for the time %j', (written, time) => {
  expect(asTime(written)).toBe(time)
})

test.each([
  ['en', 'sunday'],
  ['ar', 'saturday'],
  ['fr', 'monday'],
])('the week of %s begins on %s', (language, first) => {
  const days = weekdaysIn(language)
  expect(days[0]).toBe(first)
  expect(days.toSorted()).toEqual(weekdays.toSorted())
})

test('days one after the other that have the same hours are one run (SEO-10)', () => {
  const weekend = ['friday', 'saturday']
  const week = weekWhere((day) => {
    if (weekend.includes(day)) return []
    return day === 'thursday' ? ['08:00–12:00'] : ['08:00–12:00', '16:00–20:00']
  })
  const runs = (language: string) =>
    runsOf(week, weekdaysIn(language)).map(({ first, last, spans }) => [first, last, spans.length])
  expect(runs('en')).toEqual([
    ['sunday', 'wednesday', 2],
    ['thursday', 'thursday', 1],
    ['friday', 'saturday', 0],
  ])
  expect(runs('ar')).toEqual([
    ['saturday', 'saturday', 0],
    ['sunday', 'wednesday', 2],
    ['thursday', 'thursday', 1],
    ['friday', 'friday', 0],
  ])
})

test('a week is given once a day has hours; the days without are closed', () => {
  expect(weekOf({})).toBeNull()
  expect(weekOf({ hours_monday: [] })).toBeNull()
  expect(weekOf({ hours_sunday: [span('08:00–16:00')] })).toEqual(
    weekWhere((day) => (day === 'sunday' ? ['08:00–16:00'] : [])),
  )
})

test.each<[string[], Record<string, string>]>([
  [[], {}],
  [['08:00–16:00'], {}],
  [['08:00–12:00', '16:00–24:00'], {}],
  [['00:00–24:00'], {}],
  [['08:00–12:00', '12:00–16:00'], {}],
  [['16:00–08:00'], { '0.closes': messages.hoursEndFirst }],
  [['08:00–08:00'], { '0.closes': messages.hoursEndFirst }],
  [['20:00–02:00'], { '0.closes': messages.hoursEndFirst }],
  [['08:00–12:00', '11:59–16:00'], { '1.opens': messages.hoursOverlap }],
  [['16:00–20:00', '08:00–12:00'], { '1.opens': messages.hoursOverlap }],
  [['24:00–24:00'], { '0.opens': messages.timeInvalid }],
  [['08:60–24:01'], { '0.opens': messages.timeInvalid, '0.closes': messages.timeInvalid }],
  [['–'], { '0.opens': messages.timeInvalid, '0.closes': messages.timeInvalid }],
  [['08:00–12:00', 'noon–16:00'], { '1.opens': messages.timeInvalid }],
  [['01:00–02:00', '03:00–04:00', '05:00–06:00'], { '': messages.invalidInput }],
])('of a day with %j is wrong: %j', (spans, problems) => {
  expect(hoursProblems(spans.map(span))).toEqual(problems)
})
