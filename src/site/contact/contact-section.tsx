import { SectionHead } from '../section-head.tsx'
import siteStyles from '../site.module.css'
import type { ContactDetails } from './contact-in.ts'
import type { ContactResult } from './contact-result.ts'
import { ContactList } from './contact-list.tsx'
import { ContactMap } from './contact-map.tsx'
import { OpeningHours } from './opening-hours.tsx'
import styles from './contact-section.module.css'
import { Suspense } from 'react'
import { lazyComponent } from '../../ui/lazy-component.ts'
import formStyles from './contact-form.module.css'

type ContactSectionProps = {
  contact: ContactDetails
  outcome?: ContactResult | undefined
  isPage?: boolean
}

export function ContactSection({ contact, outcome, isPage = false }: ContactSectionProps) {
  const { title, description, address, items, coordinates, hasForm, hours } = contact
  return (
    <section id="contact-us" className={styles.contact} tabIndex={-1}>
      <div className={`${siteStyles.container} ${styles.columns}`}>
        <div>
          <SectionHead kind="contact_heading" title={title} isPage={isPage} />
          {description && <p className={styles.description}>{description}</p>}
          <ContactList address={address} items={items} />
          {hours && <OpeningHours {...hours} isPage={isPage} />}
        </div>
        <div className={styles.beside}>
          {hasForm && <ContactForm outcome={outcome} />}
          {coordinates && <ContactMap coordinates={coordinates} address={address} />}
        </div>
      </div>
    </section>
  )
}

/** Few pages offer it: the others do not load it. Its styles are this file's, loaded at once. */
const ContactFields = lazyComponent(
  async () => (await import('./contact-fields.tsx')).ContactFields,
)

function ContactForm({ outcome }: { outcome?: ContactResult | undefined }) {
  return (
    <div className={formStyles.sheet}>
      <Suspense>
        <ContactFields outcome={outcome} />
      </Suspense>
    </div>
  )
}
