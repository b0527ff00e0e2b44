import { useState } from 'react'
import { nudged, coordinatesIn } from '../../../domain/contact/coordinates.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import type { Coordinates } from '../../../domain/sections/section.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'

/** A text that names no place is kept as it was written. */
export function useCoordinates({ values, set }: SectionFormState) {
  const { map_coordinates: value = null } = values
  const [written, setWritten] = useState<string | null>(null)
  const coordinates = typeof value === 'string' ? null : value
  const isAsWritten = written !== null && isSame(meaningOf(written), value)

  return {
    text: isAsWritten ? written : textOf(value),
    coordinates,
    isRight: typeof value !== 'string',
    write(text: string) {
      setWritten(text)
      set('map_coordinates', meaningOf(text))
    },
    finish: () => setWritten(null),
    nudge: (north: number, east: number) =>
      coordinates && set('map_coordinates', nudged(coordinates, north, east)),
  }
}

export type CoordinatesForm = ReturnType<typeof useCoordinates>

function meaningOf(text: string): Coordinates | string | null {
  return text.trim() === '' ? null : (coordinatesIn(text) ?? text)
}

function textOf(value: Coordinates | string | null): string {
  if (value === null || typeof value === 'string') return value ?? ''
  return `${value.lat}, ${value.lng}`
}
