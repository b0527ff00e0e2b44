import { describe, expect, test } from 'vitest'
import { hoursLater, today } from '../../../tests/support/cast.ts'
import { engines, openedStorage } from '../../../tests/support/storages.ts'
import { never } from './work-store.ts'

type Work = Awaited<ReturnType<typeof openedStorage>>['work']

const endOf = async (work: Work) => (await work.states(today))[0]?.end
const later = (seconds: number) => hoursLater(seconds / 3600)

describe.each(engines)('work that must be done once, on %s', (engine) => {
  test('is taken by one process when it is due, and due again when it says so', async () => {
    const { work } = await openedStorage(engine)
    expect(await work.take('backup', 'A', today)).toBe(false)
    await work.plan('backup', hoursLater(1), today)
    expect(await work.take('backup', 'A', today)).toBe(false)
    const takers = ['A', 'B', 'C', 'D'].map((holder) => work.take('backup', holder, hoursLater(1)))
    const taken = await Promise.all(takers)
    expect(taken.filter(Boolean)).toEqual([true])
    const holder = 'ABCD'[taken.indexOf(true)] ?? ''
    expect(await endOf(work)).toBeNull()
    const end = { endedAt: hoursLater(1), outcome: { is_proven: true } }
    await work.end('backup', holder, { ...end, dueAt: hoursLater(25) })
    expect(await endOf(work)).toEqual(end)
    expect(await work.take('backup', 'B', hoursLater(24))).toBe(false)
    expect(await work.take('backup', 'B', hoursLater(25))).toBe(true)
  })

  test('is lost by whoever dies with it after a minute, kept by whoever renews, and given back', async () => {
    const { work } = await openedStorage(engine)
    await work.plan('backup', hoursLater(-1), today)
    expect(await work.take('backup', 'A', today)).toBe(true)
    expect(await work.take('backup', 'B', later(59))).toBe(false)
    expect(await work.renew('backup', 'A', later(50))).toBe(true)
    expect(await work.take('backup', 'B', later(100))).toBe(false)
    expect(await work.take('backup', 'B', later(111))).toBe(true)
    expect(await work.renew('backup', 'A', later(112))).toBe(false)
    await work.end('backup', 'A', { endedAt: later(113), outcome: null, dueAt: hoursLater(24) })
    expect(await endOf(work)).toBeNull()
    await work.giveBack('backup', 'B')
    expect(await work.take('backup', 'C', later(114))).toBe(true)
  })

  test('that is overdue stays so when it is planned anew: a night that was missed is made up for', async () => {
    const { work } = await openedStorage(engine)
    await work.plan('backup', hoursLater(1), today)
    await work.plan('backup', hoursLater(2), today)
    expect(await work.take('backup', 'A', hoursLater(1))).toBe(false)
    await work.plan('backup', hoursLater(26), hoursLater(3))
    expect(await work.take('backup', 'A', hoursLater(3))).toBe(true)
  })

  test('is due at once when it is hastened, and only once', async () => {
    const { work } = await openedStorage(engine)
    const byMachine = (at: Date) => ({ right: 'machine', at }) as const
    await work.hasten('backup', byMachine(today))
    expect(await work.states(today)).toEqual([])
    await work.plan('backup', never, today)
    expect(await work.states(today)).toMatchObject([{ dueAt: never, isRunning: false, end: null }])
    await work.hasten('backup', byMachine(today))
    await work.hasten('backup', byMachine(hoursLater(1)))
    expect(await work.states(today)).toMatchObject([{ dueAt: today, isRunning: false }])
    expect(await work.take('backup', 'A', today)).toBe(true)
    expect(await work.states(later(59))).toMatchObject([{ isRunning: true }])
    expect(await work.states(later(61))).toMatchObject([{ isRunning: false }])
  })
})
