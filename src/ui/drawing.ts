import { createContext } from 'react-router'

/**
 * A digest says what a page is drawn from: if the kept page was drawn from the same, the answer is
 * 304 and the kept page is sent once more.
 */
export type Drawing = {
  cached?: string | undefined
  source?: string
  /**
   * Nothing has been read before this, so that the drawing is also right for requests after a
   * change.
   */
  begins(): void
}

export const pageDrawing = createContext<Drawing | null>(null)
