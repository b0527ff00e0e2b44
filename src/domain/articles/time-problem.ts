import { type Message, messages } from '../messages.ts'
import { instantOf, type WallTime, wallTimePattern } from '../wall-clock.ts'

const longestAhead = 2 * 366 * 24 * 60 * 60 * 1000

export function timeProblem(wallTime: WallTime, zone: string, now: Date): Message | null {
  if (!wallTimePattern.test(wallTime)) return messages.timeOutOfReach
  const instant = instantOf(wallTime, zone)
  if (!instant) return messages.timeSkipped
  const ahead = instant.getTime() - now.getTime()
  return ahead <= 0 || ahead > longestAhead ? messages.timeOutOfReach : null
}
