import { IconArrowUpRight } from '@tabler/icons-react'
import { mapAddress, mapFrameAddress } from '../../domain/map-address.ts'
import type { Coordinates } from '../../domain/section.ts'
import { MapStreets } from '../../ui/map-streets.tsx'
import { useSite } from '../site.ts'
import styles from './contact-map.module.css'
import { Label } from '../words/label.tsx'

type ContactMapProps = { coordinates: Coordinates; address: string }

/** Loaded when it comes near. */
export function ContactMap({ coordinates, address }: ContactMapProps) {
  const { fallback, words } = useSite()
  const { contact, frame } = words
  return (
    <div className={styles.map} lang={fallback}>
      <div className={styles.box}>
        <MapStreets />
        {/* The map needs scripts and its own origin, with which a sandbox protects nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          src={mapFrameAddress(coordinates)}
          title={address ? `${contact.map}: ${address}` : contact.map}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <a
        href={mapAddress(coordinates)}
        target="_blank"
        rel="noopener"
        aria-label={frame.inNewTab(contact.openMap)}
      >
        <Label>{contact.openMap}</Label>
        <IconArrowUpRight className="flip" size={18} aria-hidden="true" />
      </a>
    </div>
  )
}
