import { z } from 'zod'
import { socialTypes } from '../../domain/contact.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { blankCardText, type Card, type CardInLanguage } from '../../domain/partner-card.ts'
import { revisionNumber, rowId } from '../http/shared-answers.ts'

const cardTextAnswer = z
  .strictObject({
    name: z.string().meta({ examples: ['Al-Ghab Growers’ Cooperative'] }),
    description: z.string().meta({ examples: ['412 families and 38 shared wells.'] }),
    phone_number: z.string().meta({ examples: ['+963 33 555 0171'] }),
    contacts: z.partialRecord(z.enum(socialTypes), z.string()).meta({
      description: 'Links by type',
      examples: [{ whatsapp: '+963 944 555 171' }],
    }),
  })
  .meta({ id: 'CardText', description: 'Blank where the language is missing.' })

export const publicCardAnswer = cardTextAnswer
  .extend({ id: rowId })
  .meta({ id: 'ReadableCard', description: 'A partner’s card as its readers see it.' })
export type PublicCardAnswer = z.infer<typeof publicCardAnswer>

export const cardAnswer = cardTextAnswer
  .extend({
    id: rowId,
    texts: z.record(z.string(), cardTextAnswer).describe('By language'),
    revision: revisionNumber,
  })
  .meta({ id: 'Card', description: 'A partner’s card in one language, and with all of them.' })
export type CardAnswer = z.infer<typeof cardAnswer>

export function presentReadableCard(card: CardInLanguage): PublicCardAnswer {
  return card
}

export function presentCard(card: Card, language: LanguageCode): CardAnswer {
  const { id, texts, revision } = card
  return { id, ...(texts[language] ?? blankCardText), texts, revision }
}
