import type { Figure } from '../bench/figure.ts'
import type { Place } from './place.ts'

export const engines = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof engines)[number]

/** A row holds what was promised and seen, or why it could not be looked at. */
export type Row = (Figure | { id: string; what: string; impossible: string }) & { engine?: Engine }

export type Experiment = {
  /** The rule of `docs/behaviour.md` it is about. */
  id: string
  what: string
  /** The experiment runs on each of them; without any, no database takes part. */
  engines: readonly Engine[]
  /**
   * The experiment takes long, or rights that not everybody has, so only the whole form runs it.
   */
  isLong?: true
  run(given: Given): Promise<Figure[]>
}

export type Given = {
  engine: Engine
  isShort: boolean
  newPlace(content?: 'demo'): Promise<Place>
}

/** A machine may lack or forbid something: then a promise counts as neither kept nor broken. */
export class NotPossible extends Error {}
