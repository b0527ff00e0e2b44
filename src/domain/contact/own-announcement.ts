import type { Values } from '../documents/revision.ts'
import type { LinkTarget } from '../navigation/navigation.ts'
import type { WallTime } from '../wall-clock.ts'

export type OwnAnnouncement = {
  announcement_link?: LinkTarget
  announcement_from?: WallTime
  announcement_until?: WallTime
}
export type AnnouncementSetting = keyof OwnAnnouncement

export const announcementSettings = [
  'announcement_link',
  'announcement_from',
  'announcement_until',
] as const satisfies AnnouncementSetting[]

export function ownAnnouncement(values: Values): OwnAnnouncement {
  const own = announcementSettings.filter((name) => values[name])
  return Object.fromEntries(own.map((name) => [name, values[name]]))
}
