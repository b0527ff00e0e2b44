import { cardLinks } from '../../../domain/card-links.ts'
import { cardLinkProblem } from '../../../domain/contact-change.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import { type CardValues, linksIn } from './card-values.ts'

/** Whether a link of the card does not fit its type (PAR-3). */
export function hasWrongLinks(values: CardValues, language: LanguageCode): boolean {
  return cardLinks(linksIn(values, language)).some((link) => cardLinkProblem(link) !== undefined)
}
