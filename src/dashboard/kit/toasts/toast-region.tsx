import { Suspense, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../app/locale/locale.tsx'
import { toastWords } from './words.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { endOffersElsewhere, type Toast, useToasts } from '../../app/toast-queue.ts'
import styles from './toast-region.module.css'

/** It stands above the pages, so that a message outlives the page that caused it. */
export function ToastRegion() {
  const words = useWords(toastWords)
  const { shown } = useToasts()
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
        <ToastList toasts={others} />
      </output>
      <div role="alert">
        <ToastList toasts={errors} />
      </div>
      <Suspense>{shown.length > 0 && <FreePosition region={region} shown={shown} />}</Suspense>
    </section>
  )
}

const FreePosition = lazyComponent(async () => (await import('./free-position.ts')).FreePosition)
const ToastView = lazyComponent(async () => (await import('./toast-view.tsx')).ToastView)

function ToastList({ toasts }: { toasts: Toast[] }) {
  return (
    <Suspense>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </Suspense>
  )
}
