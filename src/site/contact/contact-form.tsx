import { Suspense } from 'react'
import { lazyComponent } from '../../ui/lazy-component.ts'
import styles from './contact-form.module.css'
import type { ContactResult } from './contact-result.ts'

/** Few pages offer it: the others do not load it. Its styles are this file's, loaded at once. */
const ContactFields = lazyComponent(
  async () => (await import('./contact-fields.tsx')).ContactFields,
)

/** `outcome` is that of a form sent without scripts. */
export function ContactForm({ outcome }: { outcome?: ContactResult | undefined }) {
  return (
    <div className={styles.sheet}>
      <Suspense>
        <ContactFields outcome={outcome} />
      </Suspense>
    </div>
  )
}
