import { describe, expect, test } from 'vitest'
import { expiredBackups, lastBackupGoes, retentionIn } from './backup-retention.ts'

const day = 24 * 60 * 60 * 1000
const nights = (count: number) =>
  Array.from(
    { length: count },
    (_, age) => new Date(Date.parse('2025-11-03T03:00:00Z') - age * day),
  )

function retained(moments: Date[], written: string): string[] {
  const retention = retentionIn(written)
  if (!retention) throw new Error(`${written} cannot be read`)
  const expired = new Set(expiredBackups(moments, retention))
  return moments
    .filter((moment) => !expired.has(moment))
    .map((moment) => moment.toISOString().slice(5, 10))
}

describe('of the backups of many nights (BAK-9)', () => {
  test('those of the last days, weeks and months are kept', () => {
    expect(retained(nights(40), '3d')).toEqual(['11-03', '11-02', '11-01'])
    expect(retained(nights(40), '7d4w6m')).toEqual([
      '11-03',
      '11-02',
      '11-01',
      '10-31',
      '10-30',
      '10-29',
      '10-28',
      '10-26',
      '10-19',
      '09-30',
    ])
    expect(retained(nights(400), '2m')).toEqual(['11-03', '10-31'])
    expect(retained(nights(15), '2w')).toEqual(['11-03', '11-02'])
  })

  test('the last one of a day counts, and days without one are not counted', () => {
    const noon = new Date('2025-11-03T12:00:00Z')
    expect(expiredBackups([...nights(1), noon], { days: 1, weeks: 0, months: 0 })).toEqual(
      nights(1),
    )
    const rare = [nights(30)[29], nights(1)[0]].flatMap((night) => night ?? [])
    expect(retained(rare, '2d')).toEqual(['10-05', '11-03'])
  })

  test('the newest is always kept, and a rule that keeps nothing is none', () => {
    for (const rule of ['1d', '1w', '1m']) expect(retained(nights(3), rule)).toEqual(['11-03'])
    for (const wrong of ['', '0d', '7', 'd', '4w7d', '7D', '-1d', '1000d', '7d 4w']) {
      expect(retentionIn(wrong), wrong).toBeUndefined()
    }
  })
})

describe('what was erased today is in no backup any more (MSG-18)', () => {
  test.each(['3d', '1d', '7d4w6m', '2w', '1m', '12m', '3d1w'])(
    'from the day on which %s has removed the last of today’s',
    (written) => {
      const retention = retentionIn(written)
      if (!retention) throw new Error(`${written} cannot be read`)
      const today = nights(40).filter(
        (moment, _, all) => !expiredBackups(all, retention).includes(moment),
      )
      const next = new Date((today[0]?.getTime() ?? 0) + day)
      const told = lastBackupGoes(today, retention, next)

      let [kept, now] = [today, next]
      for (; ; now = new Date(now.getTime() + day)) {
        const all = [...kept, now]
        const expired = expiredBackups(all, retention)
        kept = all.filter((moment) => !expired.includes(moment))
        if (!kept.some((moment) => today.includes(moment))) break
      }
      expect(told).toEqual(now)
    },
  )
})
