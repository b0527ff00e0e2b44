import { Hono } from 'hono'
import { z } from 'zod'
import { leastSecondsToWrite } from '../../domain/inbox-message.ts'
import { contactMessage } from '../../domain/inbox-message-change.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { accepts } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createAttemptLimit } from '../http/attempt-limit.ts'
import { networkOf } from '../http/network-of.ts'
import { type ApiVariables, anyone } from '../http/permissions.ts'
import { doneAnswer } from '../http/shared-answers.ts'

/** Messages from one address in a quarter of an hour. */
const contactLimit = 5

const sentAnswer = z.strictObject({ message: doneAnswer(messages.messageSent) })

export function contactCalls({ storage, now, addressOf }: ApiParts) {
  const limit = createAttemptLimit({ points: contactLimit, now })

  return new Hono<ApiVariables>().post(
    '/contact',
    anyone,
    accepts(contactMessage),
    answers('Write to the company, where it offers a contact form', sentAnswer, 201),
    refuses('not-found', 'too-many-attempts'),
    async (c) => {
      const { website, shown_for: shownFor, ...message } = c.req.valid('json')
      await requireOffer(storage, message.language)
      // A machine that filled in what people do not see believes that it succeeded.
      if (website === '') {
        refuseHaste(shownFor)
        limit.consumeOrThrow(networkOf(addressOf(c)))
        await storage.messages.add(message, now())
      }
      return c.json({ message: messages.messageSent }, 201)
    },
  )
}

async function requireOffer({ languages, sections }: Storage, language: string): Promise<void> {
  const { contactForm } = await sections.get('contactUs')
  if (!contactForm) throw new Problem('not-found')
  const published = await languages.published()
  if (published.some(({ code }) => code === language)) return
  throw new Problem('invalid-input', { fields: { language: messages.languageUnknown } })
}

function refuseHaste(shownFor: number | undefined): void {
  if (shownFor === undefined || shownFor >= leastSecondsToWrite * 1000) return
  throw new Problem('too-many-attempts', { retryAfter: leastSecondsToWrite })
}
