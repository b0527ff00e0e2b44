import { useState } from 'react'
import { mapAddress, mapFrameAddress, mapProbeAddress } from '../../domain/contact/map-address.ts'
import type { Coordinates } from '../../domain/sections/section.ts'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { MapStreets } from '../../ui/map-streets.tsx'
import { useSite } from '../site.ts'
import { useInView } from '../use-in-view.ts'
import styles from './contact-map.module.css'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'

type ContactMapProps = { coordinates: Coordinates; address: string }

/**
 * The map is loaded when it comes near, and shown once its host has answered: a frame cannot tell
 * that it failed. Drawn streets stand in for it (MAP-1).
 */
export function ContactMap({ coordinates, address }: ContactMapProps) {
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
