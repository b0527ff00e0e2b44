import type { Values } from '../documents/revision.ts'
import { announcementSettings, type OwnAnnouncement, ownAnnouncement } from './own-announcement.ts'

type ContactSettings = OwnAnnouncement & { shown_form?: number }
export type OwnContactSettings = { [Name in keyof ContactSettings]?: ContactSettings[Name] | null }

export const contactSettings = [
  ...announcementSettings,
  'shown_form',
] as const satisfies (keyof ContactSettings)[]

export function ownContactSettings({ shown_form: form, ...values }: Values): ContactSettings {
  return { ...ownAnnouncement(values), ...(form ? { shown_form: form as number } : {}) }
}
