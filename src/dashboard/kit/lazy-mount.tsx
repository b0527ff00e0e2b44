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

/** Openings are counted, so that a script that did not come is asked for again. */
export function useLazyDialog<Props extends object>(
  load: LazyMountProps<Props>['load'],
  isOpenFirst = false,
) {
  const [opening, setOpening] = useState(isOpenFirst ? 1 : 0)
  return {
    open: () => setOpening(opening + 1),
    close: () => setOpening(0),
    mount: (given: Props) => opening > 0 && <LazyMount key={opening} load={load} given={given} />,
  }
}
