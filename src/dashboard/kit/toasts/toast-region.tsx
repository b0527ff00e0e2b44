import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { toastWords } from './words.ts'
import { endOffersElsewhere, useToasts } from '../../app/toast-queue.ts'
import styles from './toast-region.module.css'
import { ToastView } from './toast-view.tsx'
import { useFreePosition } from './use-free-position.ts'

/** It stands above the pages, so that a message outlives the page that caused it. */
export function ToastRegion() {
  const words = useWords(toastWords)
  const { shown } = useToasts()
  const { pathname } = useLocation()
  useLayoutEffect(() => endOffersElsewhere(pathname), [pathname])
  const region = useRef<HTMLElement>(null)
  useFreePosition(region, shown)
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
        {others.map((toast) => (
          <ToastView key={toast.id} toast={toast} />
        ))}
      </output>
      <div role="alert">
        {errors.map((toast) => (
          <ToastView key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  )
}
