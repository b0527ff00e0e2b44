import { type ComponentType, lazy } from 'react'

/** In milliseconds; each pause is twice the one before it. */
const firstPause = 1_000
const longestPause = 60_000

/**
 * A part of a page that gets its script after the others. While that cannot be fetched, what the server
 * wrote of the part stays as it is; `lazy` alone would put an error in place of the whole page.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadWithRetries(load) }))
}

/** Asks for a script until it comes: after a second first, and then ever more rarely. */
export async function loadWithRetries<Part>(
  load: () => Promise<Part>,
  pause = firstPause,
): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      addEventListener('online', resolve, { once: true })
    })
    return loadWithRetries(load, Math.min(2 * pause, longestPause))
  }
}
