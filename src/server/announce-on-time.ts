import type { Log } from '../api/http/api-parts.ts'
import { announcementMoments } from '../domain/contact/announcement.ts'
import { endOf } from '../domain/events/event-times.ts'
import { standardTimeZone } from '../domain/wall-clock.ts'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'

/** Clocks are changed and machines sleep, so it looks again after this many milliseconds at the latest. */
const longestSleep = 30_000

type Stored = Pick<Storage, 'sections' | 'pages' | 'timeZone'>

/**
 * Calls `changed` when the announcement comes or goes, and when an event is over. Nothing is written for it: every process draws its pages by its
 * own clock, and drops them by the same.
 */
export function announceOnTime(
  { sections, pages, timeZone }: Stored,
  changed: () => void,
  log: Log,
  { now = () => new Date(), longest = longestSleep } = {},
) {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isWoken = false
  let isRunning = false
  let lookedAt = now()

  async function look(): Promise<void> {
    clearTimeout(timer)
    isWoken = false
    const since = lookedAt
    const looksAt = now()
    let pause = longest
    try {
      const moments = await findMoments()
      if (moments.some((moment) => since < moment && moment <= looksAt)) changed()
      lookedAt = looksAt
      const coming = moments.filter((moment) => moment > looksAt)
      pause = Math.min(longest, ...coming.map((moment) => moment.getTime() - now().getTime()))
    } catch (error) {
      if (!isUnavailable(error)) log.error({ err: error }, 'the dates of pages could not be read')
    }
    if (isRunning) timer = setTimeout(wake, isWoken ? 0 : Math.max(0, pause))
  }

  async function findMoments(): Promise<Date[]> {
    const { settings } = await sections.get('contactUs')
    const zone = (await timeZone.find()) ?? standardTimeZone
    const ends = (await pages.eventTimes()).map((event) => endOf(event, zone))
    return [...announcementMoments(settings, zone), ...ends]
  }

  function wake(): void {
    isWoken = true
    if (!isRunning || looking) return
    looking = look().finally(() => (looking = undefined))
  }

  return {
    start(): void {
      isRunning = true
      wake()
    },

    contentChanged: wake,

    async stop(): Promise<void> {
      isRunning = false
      clearTimeout(timer)
      await looking
    },
  }
}
