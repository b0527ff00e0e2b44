import { plainText } from '../articles/excerpt.ts'
import { arabicOutlines, englishOutlines, type OutlineText } from '../pages/outline-words.ts'
import { startingAsks } from './starting-pages.ts'

const asks = [
  ...[englishOutlines, arabicOutlines]
    .flatMap((outlines) => Object.values(outlines).flatMap(Object.values<OutlineText>))
    .flatMap((text) => (typeof text === 'string' ? [] : text))
    .flatMap((part) => (typeof part === 'string' ? [] : part.ask)),
  ...startingAsks,
]

/** A database is searched for these beginnings; none holds a sign of patterns or JSON. */
export const templateBeginnings = asks.map((ask) => ask.slice(0, 16))

export function isTemplateText(html: string): boolean {
  const text = plainText(html)
  return asks.some((ask) => text.includes(ask))
}
