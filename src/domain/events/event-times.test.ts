import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { blockInput } from '../pages/block-input.ts'
import { endOf, startOf } from './event-times.ts'

const at = (starts: string, ends: string | null = null) => ({ starts, ends })

describe('An event on the clock of Damascus', () => {
  test.each([
    ['with both times', at('2026-12-05T09:00', '2026-12-05T11:30'), '05T06:00', '05T08:30'],
    ['without an end lasts its day', at('2026-12-05T09:00'), '05T06:00', '05T21:00'],
    ['of a whole day', at('2026-12-05'), '04T21:00', '05T21:00'],
    ['of three days', at('2026-12-05', '2026-12-07'), '04T21:00', '07T21:00'],
  ])('%s', (_what, event, starts, ends) => {
    const zone = 'Asia/Damascus'
    expect(startOf(event, zone)).toEqual(new Date(`2026-12-${starts}:00Z`))
    expect(endOf(event, zone)).toEqual(new Date(`2026-12-${ends}:00Z`))
  })

  test('whose day begins in the hour that Beirut skips begins an hour later', () => {
    expect(startOf(at('2026-03-29'), 'Asia/Beirut')).toEqual(new Date('2026-03-28T22:00:00Z'))
  })
})

describe('An event of a page (EVT-1)', () => {
  const problemsOf = (event: object) => {
    const { error } = blockInput.safeParse({
      kind: 'events',
      items: [{ id: 'openday0', ...event }],
    })
    return (error?.issues ?? []).map(({ path, message }) => [path.slice(2).join('.'), message])
  }

  test.each([
    at('2026-12-05'),
    at('2026-12-05', '2026-12-05'),
    at('2026-12-05T09:00', '2026-12-05T09:30'),
    { starts: '2028-02-29' },
  ])('is kept with %o', (event) => expect(problemsOf(event)).toEqual([]))

  test.each([
    [at(''), 'starts', messages.eventTime],
    [at('2026-02-30'), 'starts', messages.eventTime],
    [at('2026-12-05T25:00'), 'starts', messages.eventTime],
    [at('05/12/2026'), 'starts', messages.eventTime],
    [at('2026-12-05', '2026-12-04'), 'ends', messages.eventOrder],
    [at('2026-12-05T09:00', '2026-12-05T09:00'), 'ends', messages.eventOrder],
    [at('2026-12-05', '2026-12-06T09:00'), 'ends', messages.eventOrder],
  ])('is refused with %o', (event, field, message) => {
    expect(problemsOf(event)).toEqual([[field, message]])
  })
})
