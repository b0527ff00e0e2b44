import { Suspense } from 'react'
import { lazyComponent } from '../../ui/lazy-component.ts'
import styles from './form.module.css'
import type { SiteFormProps } from './site-form.tsx'

/** Few pages have a form: the others do not load it. Its styles are this file's, loaded at once. */
const SiteForm = lazyComponent(async () => (await import('./site-form.tsx')).SiteForm)

export function FormView(props: SiteFormProps) {
  return (
    <div className={styles.sheet}>
      <Suspense>
        <SiteForm {...props} />
      </Suspense>
    </div>
  )
}
