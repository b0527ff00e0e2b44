import { linkTarget } from '../navigation/navigation-input.ts'
import type { z } from '../text/schema.ts'
import { wallTime } from '../wall-clock-input.ts'
import type { AnnouncementSetting } from './own-announcement.ts'

export const announcementInput = {
  announcement_link: linkTarget.nullable().optional(),
  announcement_from: wallTime
    .nullable()
    .optional()
    .describe('On the clock of the site; null for at once'),
  announcement_until: wallTime
    .nullable()
    .optional()
    .describe('On the clock of the site; null for as long as there is a text'),
} satisfies Record<AnnouncementSetting, z.ZodType>
