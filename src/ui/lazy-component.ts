import { type ComponentType, lazy } from 'react'

const firstPause = 1_000
const longestPause = 60_000

/**
 * The server's HTML stays as it is until the script arrives; `lazy` alone would replace the whole
 * page with an error.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadWithRetries(load) }))
}

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
