import { excerptOfText, plainText } from './excerpt.ts'
import { withFigures } from '../rich-text/figures.ts'

/**
 * Captions are no part of it. It stands apart from the rest, so that no page of visitors loads the
 * rules of figures.
 */
export function excerptOf(html: string): string {
  return excerptOfText(plainText(withFigures(html, () => ' ')))
}
