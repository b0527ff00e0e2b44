import { IconMapPinFilled } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { mapFrameAddress } from '../../../domain/contact/map-address.ts'
import type { Coordinates } from '../../../domain/sections/section.ts'
import { Button } from '../../../ui/button.tsx'
import { MapStreets } from '../../../ui/map-streets.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { contactWords } from './words.ts'
import styles from './place-card.module.css'

/** The map as visitors get it, fetched when it is asked for; drawn streets until then. */
export function PlaceMap({ place }: { place: Coordinates }) {
  const words = useWords(contactWords)
  const [isShown, setIsShown] = useState(false)
  const { show, frame } = words.place
  return (
    <div className={styles.map}>
      <MapStreets />
      {isShown ? (
        <MapFrame place={place} title={frame} />
      ) : (
        <div className={styles.poster}>
          <IconMapPinFilled size={32} aria-hidden="true" />
          <Button onPress={() => setIsShown(true)}>{show}</Button>
        </div>
      )}
    </div>
  )
}

/** A map is fetched anew once the place has rested for this long. */
const restTime = 600

function MapFrame({ place, title }: { place: Coordinates; title: string }) {
  const address = mapFrameAddress(place)
  const [shown, setShown] = useState(address)

  useEffect(() => {
    const timer = setTimeout(() => setShown(address), restTime)
    return () => clearTimeout(timer)
  }, [address])

  return (
    // The map needs scripts and its own origin, with which a sandbox protects nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      src={shown}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
