import { createContext } from 'react-router'

/**
 * What a page is drawn from, as a digest: where it is what the kept page was drawn from, the answer is
 * 304 and the kept page is sent once more.
 */
export type Drawing = {
  kept?: string | undefined
  source?: string
  /** Until then nothing has been read, so that it is also right for requests after a change. */
  begins(): void
}

/** Null where no page is kept. */
export const pageDrawing = createContext<Drawing | null>(null)
