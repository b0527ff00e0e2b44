import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that gets its script after the others. Where that cannot be fetched, what the server
 * wrote of the part stays as it is; `lazy` alone would put an error in place of the whole page.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    ),
  )
}
