import { Suspense, Fragment, useState } from 'react'
import { SectionHead } from '../section-head.tsx'
import siteStyles from '../site.module.css'
import type { ContactDetails, ShownBranches, ShownHours } from './contact-in.ts'
import type { ContactTexts } from '../../domain/contact/inbox-message.ts'
import type { ProductAsked } from '../forms/product-asked.ts'
import type { FormOutcome } from '../forms/visitor-sentence.ts'
import type { ContactFieldsProps } from './contact-fields.tsx'
import { ContactList } from './contact-list.tsx'
import styles from './contact-section.module.css'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { FormView } from '../forms/form-view.tsx'
import formStyles from '../forms/form.module.css'
import { Label } from '../words/label.tsx'
import sheet from './opening-hours.css?url'
import { mapAddress, mapFrameAddress, mapProbeAddress } from '../../domain/contact/map-address.ts'
import type { Coordinates } from '../../domain/contact/coordinates.ts'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { MapStreets } from '../../ui/map-streets.tsx'
import { useSite } from '../site.ts'
import { useInView } from '../use-in-view.ts'
import { useWords } from '../words/use-words.ts'

type ContactSectionProps = {
  contact: ContactDetails
  branches?: ShownBranches | undefined
  outcome?: FormOutcome<ContactTexts> | undefined
  about?: ProductAsked | undefined
  isPage?: boolean
}

export function ContactSection(props: ContactSectionProps) {
  const { contact, branches, outcome, about, isPage = false } = props
  const { title, description, address, items, coordinates, hasForm, form, hours } = contact
  return (
    <section id="contact-us" className={styles.contact} tabIndex={-1}>
      <div className={`${siteStyles.container} ${styles.columns}`}>
        <div>
          <SectionHead kind="contact_heading" title={title} isPage={isPage} />
          {description && <p className={styles.description}>{description}</p>}
          <ContactList address={address} items={items} />
          {hours && <OpeningHours {...hours} as={isPage ? 'h2' : 'h3'} />}
        </div>
        <div className={styles.beside}>
          {form && <FormView form={form} about={about} />}
          {hasForm && !form && <ContactForm outcome={outcome} about={about} />}
          {coordinates && <ContactMap coordinates={coordinates} address={address} />}
        </div>
      </div>
      {branches && (
        <Suspense>
          <BranchList {...branches} Hours={OpeningHours} />
        </Suspense>
      )}
    </section>
  )
}

/** Few companies have branches: the pages of others load nothing for them. */
const BranchList = lazyComponent(async () => (await import('./branch-list.tsx')).BranchList)

/** Few pages offer it: the others do not load it. Its styles are this file's, loaded at once. */
const ContactFields = lazyComponent(
  async () => (await import('./contact-fields.tsx')).ContactFields,
)

function ContactForm(props: ContactFieldsProps) {
  return (
    <div className={formStyles.sheet}>
      <Suspense>
        <ContactFields {...props} />
      </Suspense>
    </div>
  )
}

export type HoursProps = ShownHours & { as: 'h2' | 'h3' | 'h4' }

function OpeningHours({ heading, closed, runs, note, as: Heading }: HoursProps) {
  return (
    <div className="opening-hours">
      <link rel="stylesheet" href={sheet} precedence="parts" />
      <Heading>
        <Label of="contact_hours">{heading}</Label>
      </Heading>
      <dl>
        {runs.map(({ days, spans }) => (
          <Fragment key={days[0]}>
            <dt>{days.join(' – ')}</dt>
            <dd>
              {spans.length === 0 && <Label of="contact_closed">{closed}</Label>}
              {spans.map(([opens, closes]) => (
                <bdi key={opens?.time} dir="ltr" className="num">
                  <time dateTime={opens?.time}>{opens?.shown}</time>
                  {' – '}
                  <time dateTime={closes?.time}>{closes?.shown}</time>
                </bdi>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </div>
  )
}

type ContactMapProps = { coordinates: Coordinates; address: string }

/**
 * The map is loaded when it comes near, and shown once its host has answered: a frame cannot tell
 * that it failed. Drawn streets stand in for it (MAP-1).
 */
function ContactMap({ coordinates, address }: ContactMapProps) {
  const [isAnswered, setIsAnswered] = useState(false)
  const box = useInView<HTMLDivElement>(() => {
    const probe = new Image()
    probe.addEventListener('load', () => setIsAnswered(true))
    probe.src = mapProbeAddress(Date.now())
  })
  const { languageOf, words } = useSite()
  const { contact_map: map, contact_open_map: openMap } = useWords(contactWords)
  return (
    <div className={styles.map} lang={languageOf('contact_map')}>
      <div className={styles.box} ref={box}>
        <MapStreets hasPin />
        {/* The map needs scripts and its own origin, with which a sandbox protects nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          src={mapFrameAddress(coordinates)}
          data-answered={isAnswered || undefined}
          title={address ? `${map}: ${address}` : map}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <a
        href={mapAddress(coordinates)}
        target="_blank"
        rel="noopener"
        aria-label={filled(words.frame_new_tab, { name: openMap })}
      >
        <Label of="contact_open_map">{openMap}</Label>
        <LinkIcon className="flip" name="external" size={18} />
      </a>
    </div>
  )
}
