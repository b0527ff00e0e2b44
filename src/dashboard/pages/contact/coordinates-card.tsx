import { IconExternalLink, IconMapPinFilled } from '@tabler/icons-react'
import { mapAddress, mapFrameAddress } from '../../../domain/contact/map-address.ts'
import { messages } from '../../../domain/messages.ts'
import { isShortMapLink } from '../../../domain/contact/coordinates.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { contactWords } from './words.ts'
import { shellWords } from '../../app/shell/words.ts'
import { PinPad } from './pin-pad.tsx'
import type { CoordinatesForm } from './use-coordinates.ts'
import { useEffect, useState } from 'react'
import type { Coordinates } from '../../../domain/contact/coordinates.ts'
import { MapStreets } from '../../../ui/map-streets.tsx'
import styles from './contact-page.module.css'

type CoordinatesCardProps = {
  coordinates: CoordinatesForm
  isUnsaved: boolean
  isChecked: boolean
  refusal: string | undefined
}

export function CoordinatesCard({ isUnsaved, ...field }: CoordinatesCardProps) {
  const words = useWords(contactWords)
  const { coordinates } = field
  const { title, none, remove } = words.coordinates
  return (
    <SideCard title={title} isUnsaved={isUnsaved}>
      <CoordinatesField {...field} none={none} />
      {coordinates.coordinates && (
        <>
          <CoordinatesMap coordinates={coordinates.coordinates} />
          <PinPad onNudge={coordinates.nudge} />
          <p className={styles.actions}>
            <OpenInMaps href={mapAddress(coordinates.coordinates)} />
            <Button look="quiet" onPress={() => coordinates.write('')}>
              {remove}
            </Button>
          </p>
          <output className="sr" dir="ltr">
            {coordinates.text}
          </output>
        </>
      )}
    </SideCard>
  )
}

type CoordinatesFieldProps = Omit<CoordinatesCardProps, 'isUnsaved'> & { none?: string }

export function CoordinatesField({ coordinates, isChecked, refusal, none }: CoordinatesFieldProps) {
  const words = useWords(contactWords)
  const { translate } = useLocale()
  const { label, hint, shortLink } = words.coordinates
  // Degrees are wrong until they are complete; a link is pasted whole.
  const isShown = !coordinates.isRight && (isChecked || coordinates.text.includes('://'))

  function problem(): string | undefined {
    if (isShown)
      return isShortMapLink(coordinates.text) ? shortLink : translate(messages.coordinatesInvalid)
    return refusal && translate(refusal)
  }

  return (
    <TextField
      type="url"
      inputMode="text"
      dir="ltr"
      label={label}
      placeholder="35.1318, 36.7578"
      hint={none && coordinates.text === '' ? `${none} ${hint}` : hint}
      value={coordinates.text}
      onChange={coordinates.write}
      onBlur={coordinates.finish}
      error={problem()}
    />
  )
}

export function OpenInMaps({ href }: { href: string }) {
  const words = useWords(contactWords)
  const shell = useWords(shellWords)
  return (
    <a className={styles.openInMaps} href={href} target="_blank" rel="noopener">
      {words.coordinates.open}
      <IconExternalLink className="flip" size={16} aria-hidden="true" />
      <span className="sr"> ({shell.newTab})</span>
    </a>
  )
}

function CoordinatesMap({ coordinates }: { coordinates: Coordinates }) {
  const words = useWords(contactWords)
  const [isShown, setIsShown] = useState(false)
  const { show, frame } = words.coordinates
  return (
    <div className={styles.map}>
      <MapStreets />
      {isShown ? (
        <MapFrame coordinates={coordinates} title={frame} />
      ) : (
        <div className={styles.poster}>
          <IconMapPinFilled size={32} aria-hidden="true" />
          <Button onPress={() => setIsShown(true)}>{show}</Button>
        </div>
      )}
    </div>
  )
}

const restTime = 600

function MapFrame({ coordinates, title }: { coordinates: Coordinates; title: string }) {
  const address = mapFrameAddress(coordinates)
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
