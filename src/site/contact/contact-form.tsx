import { Suspense } from 'react'
import { lazyComponent } from '../../ui/lazy-component.ts'
import styles from './contact-form.module.css'
import type { ContactResult } from './contact-result.ts'

/** Few pages offer it: the others do not load it. Their sheet of styles is this file's, at once. */
const ContactFields = lazyComponent(
  async () => (await import('./contact-fields.tsx')).ContactFields,
)

/** The form a visitor writes to the company by. `outcome` is of one that was sent without scripts. */
export function ContactForm({ outcome }: { outcome?: ContactResult | undefined }) {
  return (
    <div className={styles.sheet}>
      <Suspense>
        <ContactFields outcome={outcome} />
      </Suspense>
    </div>
  )
}
