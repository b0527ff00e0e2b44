import { IconExternalLink, IconMapPinFilled } from '@tabler/icons-react'
import { mapAddress, mapFrameAddress } from '../../../domain/contact/map-address.ts'
import { messages } from '../../../domain/messages.ts'
import { isShortMapLink } from '../../../domain/contact/place.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { contactWords } from './words.ts'
import { shellWords } from '../../app/shell/words.ts'
import { PinPad } from './pin-pad.tsx'
import styles from './place-card.module.css'
import type { Place } from './use-place.ts'
import { useEffect, useState } from 'react'
import type { Coordinates } from '../../../domain/sections/section.ts'
import { MapStreets } from '../../../ui/map-streets.tsx'

type PlaceCardProps = {
  place: Place
  isUnsaved: boolean
  isChecked: boolean
  refusal: string | undefined
}

export function PlaceCard({ place, isUnsaved, isChecked, refusal }: PlaceCardProps) {
  const words = useWords(contactWords)
  const shell = useWords(shellWords)
  const { translate } = useLocale()
  const { title, label, hint, shortLink, none, open, remove } = words.place
  // Degrees are wrong until they are complete; a link is pasted whole.
  const isShown = !place.isRight && (isChecked || place.text.includes('://'))

  function problem(): string | undefined {
    if (isShown)
      return isShortMapLink(place.text) ? shortLink : translate(messages.coordinatesInvalid)
    return refusal && translate(refusal)
  }

  return (
    <SideCard title={title} isUnsaved={isUnsaved}>
      <TextField
        type="url"
        inputMode="text"
        dir="ltr"
        label={label}
        placeholder="35.1318, 36.7578"
        hint={place.text === '' ? `${none} ${hint}` : hint}
        value={place.text}
        onChange={place.write}
        onBlur={place.finish}
        error={problem()}
      />
      {place.place && (
        <>
          <PlaceMap place={place.place} />
          <PinPad onNudge={place.nudge} />
          <p className={styles.actions}>
            <a href={mapAddress(place.place)} target="_blank" rel="noopener">
              {open}
              <IconExternalLink className="flip" size={16} aria-hidden="true" />
              <span className="sr"> ({shell.newTab})</span>
            </a>
            <Button look="quiet" onPress={() => place.write('')}>
              {remove}
            </Button>
          </p>
          <output className="sr" dir="ltr">
            {place.text}
          </output>
        </>
      )}
    </SideCard>
  )
}

function PlaceMap({ place }: { place: Coordinates }) {
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

/** A map is fetched anew once the place has rested for so many milliseconds. */
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
