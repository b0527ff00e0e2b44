import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { showToast } from '../app/toast-queue.ts'

type LazyMountProps<Props extends object> = {
  load: () => Promise<ComponentType<Props>>
  isWanted?: boolean
  given: Props
  before?: ReactNode
}

/**
 * A part whose script is fetched when it is first wanted. Where that fails it is said, and what is on the
 * page stays: `lazy` would put an error in its place.
 */
export function LazyMount<Props extends object>({
  load,
  isWanted = true,
  given,
  before = null,
}: LazyMountProps<Props>) {
  const [loaded, setLoaded] = useState<{ part: ComponentType<Props> } | null>(null)
  useEffect(() => {
    if (!isWanted || loaded) return
    load().then(
      (part) => setLoaded({ part }),
      () => showToast('error', messages.noResponse),
    )
  }, [load, isWanted, loaded])
  return loaded ? createElement(loaded.part, given) : before
}
