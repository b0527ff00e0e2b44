import { type ComponentType, lazy, memo, Suspense, useState } from 'react'
import { loadWithRetries } from '../ui/lazy-component.ts'
import { whenVisitorInteracts } from './when-visitor-interacts.ts'

/**
 * A part beneath the first view is read as the server wrote it until the visitor's first move, then
 * hydrated (decision 014). On pages that are navigated to it is there at once.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const loading = whenVisitorInteracts().then(async () => (loaded = await loadWithRetries(load)))
  const Later = lazy(async () => ({ default: await loading }))

  // React draws anew what is told of changes before it is hydrated.
  return memo(function LaterPart(props: Props) {
    // Another component in its place would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Later)
    const [isServed] = useState(isOfServer)
    return isServed ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : (
      <Part {...props} />
    )
  })
}

/** Until the frame is hydrated, everything is. */
function isOfServer(): boolean {
  return import.meta.env.SSR || !('ready' in document.documentElement.dataset)
}
