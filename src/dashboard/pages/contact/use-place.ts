import { useState } from 'react'
import { nudged, placeIn } from '../../../domain/contact/place.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import type { Coordinates } from '../../../domain/sections/section.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'

/** A text that names no place is kept as it was written. */
export function usePlace({ values, set }: SectionFormState) {
  const { map_coordinates: value = null } = values
  const [written, setWritten] = useState<string | null>(null)
  const place = typeof value === 'string' ? null : value
  const isAsWritten = written !== null && isSame(meaningOf(written), value)

  return {
    text: isAsWritten ? written : textOf(value),
    place,
    isRight: typeof value !== 'string',
    write(text: string) {
      setWritten(text)
      set('map_coordinates', meaningOf(text))
    },
    finish: () => setWritten(null),
    nudge: (north: number, east: number) =>
      place && set('map_coordinates', nudged(place, north, east)),
  }
}

export type Place = ReturnType<typeof usePlace>

function meaningOf(text: string): Coordinates | string | null {
  return text.trim() === '' ? null : (placeIn(text) ?? text)
}

function textOf(value: Coordinates | string | null): string {
  if (value === null || typeof value === 'string') return value ?? ''
  return `${value.lat}, ${value.lng}`
}
