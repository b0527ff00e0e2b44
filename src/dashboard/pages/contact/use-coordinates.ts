import { useState } from 'react'
import { nudged, coordinatesIn } from '../../../domain/contact/coordinates.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import type { Coordinates } from '../../../domain/contact/coordinates.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'

type CoordinatesName = 'map_coordinates' | `branch_coordinates:${string}`

/** A text that names no place is kept as it was written. */
export function useCoordinates({ values, set }: SectionFormState, name: CoordinatesName) {
  const value = values[name] ?? null
  const [written, setWritten] = useState<string | null>(null)
  const coordinates = typeof value === 'string' ? null : value
  const isAsWritten = written !== null && isSame(meaningOf(written), value)

  return {
    text: isAsWritten ? written : textOf(value),
    coordinates,
    isRight: typeof value !== 'string',
    write(text: string) {
      setWritten(text)
      set(name, meaningOf(text))
    },
    finish: () => setWritten(null),
    nudge: (north: number, east: number) =>
      coordinates && set(name, nudged(coordinates, north, east)),
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
