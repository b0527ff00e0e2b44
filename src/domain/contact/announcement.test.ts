import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { ownAnnouncement } from './own-announcement.ts'
import { announcementMoments, announcementProblems, isAnnounced } from './announcement.ts'

const zone = 'Asia/Damascus'
const own = ownAnnouncement({
  announcement_from: '2026-11-20T09:00',
  announcement_until: '2026-11-21T09:00',
})
const at = (time: string) => new Date(`2026-11-${time}Z`)

describe('an announcement (FRM-20)', () => {
  test.each([
    ['20T05:59:59', false],
    ['20T06:00:00', true],
    ['21T05:59:59', true],
    ['21T06:00:00', false],
  ])('with both moments is shown at %s: %s', (time, isShown) => {
    expect(isAnnounced(own, zone, at(time))).toBe(isShown)
  })

  test('without moments is always shown, and nothing waits for one', () => {
    expect(isAnnounced({}, zone, at('20T00:00:00'))).toBe(true)
    expect(announcementMoments({}, zone)).toEqual([])
    expect(announcementMoments(own, zone)).toEqual([at('20T06:00:00'), at('21T06:00:00')])
  })

  test.each([
    ['Africa/Cairo', '2027-04-30T00:00', '2027-04-29T22:00'],
    ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30'],
    ['Europe/Berlin', '2027-03-28T02:15', '2027-03-28T01:15'],
    ['Australia/Lord_Howe', '2027-10-03T02:10', '2027-10-02T15:40'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00'],
  ])(
    'from a time that clocks in %s came to skip, begins when they go on',
    (other, from, instant) => {
      const skipped = ownAnnouncement({ announcement_from: from })
      expect(announcementMoments(skipped, other)).toEqual([new Date(`${instant}Z`)])
    },
  )

  test('ends after it begins, at a time that exists and is to come', () => {
    const problems = (sent: Record<string, unknown>, now = at('01T00:00:00')) =>
      announcementProblems(sent, ownAnnouncement({ ...own, ...sent }), zone, now)
    expect(problems({ announcement_from: '2026-11-22T09:00' })).toEqual({
      announcement_until: messages.timeOutOfOrder,
    })
    expect(problems({ announcement_until: '2026-10-01T09:00' })).toEqual({
      announcement_until: messages.timeOutOfReach,
    })
    expect(problems({ announcement_from: null }, at('22T00:00:00')), 'what passed stays').toEqual(
      {},
    )
  })
})
