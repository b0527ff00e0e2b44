import { setTimeout as pause } from 'node:timers/promises'
import type { PageCache } from './page-cache.ts'

/**
 * The values are in milliseconds: how long no save may have come before this begins, and the pause
 * for visitors between two pages.
 */
const usual = { calm: 250, between: 20 }
const mostPages = 16

/**
 * Draws the pages that most visitors read again after a save, so that none of them waits for it
 * (decision 007). It pauses while saves follow each other, and while anybody waits for a turn.
 */
export function createRedraw(
  cache: Pick<PageCache, 'outdated'>,
  isBusy: () => boolean,
  { calm, between } = usual,
) {
  let timer: NodeJS.Timeout | undefined
  let drawing: Promise<void> | undefined
  let isStopped = false

  function changed(): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(begin, calm)
  }

  function begin(): void {
    timer = undefined
    if (isBusy() || drawing) return changed()
    drawing = redraw().finally(() => (drawing = undefined))
  }

  async function redraw(): Promise<void> {
    for (const ask of cache.outdated(mostPages)) {
      // A visitor who asks for a page that cannot be drawn is told why, so nothing is lost here.
      await ask().catch(() => {})
      await pause(between)
      if (timer || isStopped) return
      if (isBusy()) return changed()
    }
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    await drawing
  }

  return { changed, stop }
}
