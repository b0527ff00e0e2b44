import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadWithRetries } from '../../../ui/lazy-component.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { endOffersElsewhere, useToasts } from '../../app/toast-queue.ts'
import styles from './toast-region.module.css'
import { toastWords } from './words.ts'

/** It stands above the pages, so that a message outlives the page that caused it. */
export function ToastRegion() {
  const words = useWords(toastWords)
  const { shown } = useToasts()
  const parts = useParts(shown.length > 0)
  const { pathname } = useLocation()
  useLayoutEffect(() => endOffersElsewhere(pathname), [pathname])
  const region = useRef<HTMLElement>(null)
  const errors = shown.filter((toast) => toast.kind === 'error')
  const others = shown.filter((toast) => toast.kind !== 'error')
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={words.region}
      data-react-aria-top-layer="true"
    >
      <output>
        {parts && others.map((toast) => <parts.ToastView key={toast.id} toast={toast} />)}
      </output>
      <div role="alert">
        {parts && errors.map((toast) => <parts.ToastView key={toast.id} toast={toast} />)}
      </div>
      {parts && <parts.FreePosition region={region} shown={shown} />}
    </section>
  )
}

type Parts = Awaited<ReturnType<typeof loadParts>>

/** They are kept in state: what is drawn by suspending stays away while a test holds the clock. */
function useParts(areNeeded: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>()
  useEffect(() => {
    if (areNeeded) void loadWithRetries(loadParts).then(setParts)
  }, [areNeeded])
  return parts
}

async function loadParts() {
  const [view, position] = await Promise.all([
    import('./toast-view.tsx'),
    import('./free-position.ts'),
  ])
  return { ...view, ...position }
}
