import { contactEndpoints } from '../../contract/inbox.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import type { Arrivals } from './arrivals.ts'

export function contactRoutes({ storage }: ApiParts, arrivals: Arrivals) {
  return createRoutes(contactEndpoints, {
    'GET /public/contact/challenge': async (c) => ({
      challenge: await arrivals.challenge(c, 'contact'),
    }),

    'POST /contact': async (c) => {
      const { website, shown_for, proof, ticket, ...message } = c.req.valid('json')
      const languages = await requireOffer(storage, message.language)
      const sent = { website, shown_for, proof, ticket }
      const { name, email, message: text } = message
      const sending = { ...sent, form: 'contact', name, email, text, languages } as const
      const { at, arrival } = await arrivals.receive(c, sending)
      await storage.messages.add(message, at, arrival)
      return { message: messages.messageSent }
    },
  })
}

async function requireOffer(
  { languages, sections }: Storage,
  language: string,
): Promise<LanguageCode[]> {
  const { contactForm } = await sections.get('contactUs')
  if (!contactForm) throw new Problem('not-found')
  const codes = (await languages.published()).map(({ code }) => code)
  if (codes.includes(language)) return codes
  throw new Problem('invalid-input', { fields: { language: messages.languageUnknown } })
}
