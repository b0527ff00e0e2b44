import { timeProblem } from '../articles/time-problem.ts'
import type { Values } from '../documents/revision.ts'
import { type Message, messages } from '../messages.ts'
import { instantAtOrAfter, type WallTime } from '../wall-clock.ts'
import type { AnnouncementSetting, OwnAnnouncement } from './own-announcement.ts'

const ends = ['announcement_from', 'announcement_until'] as const

export function isAnnounced(own: OwnAnnouncement, zone: string, now: Date): boolean {
  const [from, until] = ends.map((end) => momentOf(own[end], zone))
  return (from === undefined || from <= now) && (until === undefined || now < until)
}

export function announcementMoments(own: OwnAnnouncement, zone: string): Date[] {
  return ends.flatMap((end) => momentOf(own[end], zone) ?? [])
}

/** Sentences by setting: only those that were sent are checked, since others may have passed. */
export function announcementProblems(
  sent: Values,
  own: OwnAnnouncement,
  zone: string,
  now: Date,
): Partial<Record<AnnouncementSetting, Message>> {
  const wrong: Partial<Record<AnnouncementSetting, Message>> = {}
  for (const end of ends) {
    const at = sent[end] ? own[end] : undefined
    const problem = at && timeProblem(at, zone, now)
    if (problem) wrong[end] = problem
  }
  const { announcement_from: from, announcement_until: until } = own
  const isChanged = ends.some((end) => end in sent)
  if (isChanged && from && until && until <= from) {
    wrong.announcement_until ??= messages.timeOutOfOrder
  }
  return wrong
}

function momentOf(at: WallTime | undefined, zone: string): Date | undefined {
  return at ? instantAtOrAfter(at, zone) : undefined
}
