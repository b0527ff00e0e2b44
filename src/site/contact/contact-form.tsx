import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import styles from './contact-form.module.css'
import type { ContactOutcome } from './contact-outcome.ts'

/** Few pages offer it: the others do not load it. Their sheet of styles is this file's, at once. */
const ContactFields = lazyPart(async () => (await import('./contact-fields.tsx')).ContactFields)

/** The form a visitor writes to the company by. `outcome` is of one that was sent without scripts. */
export function ContactForm({ outcome }: { outcome?: ContactOutcome | undefined }) {
  return (
    <div className={styles.sheet}>
      <Suspense>
        <ContactFields outcome={outcome} />
      </Suspense>
    </div>
  )
}
