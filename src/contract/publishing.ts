import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import { timeZone } from '../domain/wall-clock-input.ts'
import type { Endpoints } from './endpoint.ts'
import { sentence } from './shared.ts'

const publishing = z
  .strictObject({
    time_zone: timeZone.describe('Dates are set on its clock'),
    is_chosen: z.boolean().describe('Until a time zone is chosen, dates are set in UTC'),
  })
  .meta({ id: 'Publishing', description: 'On which clock texts go live.' })
export type PublishingResponse = z.infer<typeof publishing>

export const publishingEndpoints = {
  'GET /publishing': {
    summary: 'See on which clock dates are set',
    access: 'editor',
    response: publishing,
  },
  'PATCH /publishing': {
    summary: 'Choose the time zone of the site (dates that are set keep theirs)',
    access: 'admin',
    json: z.strictObject({ time_zone: timeZone }),
    response: z.strictObject({ message: sentence(messages.accomplished), publishing }),
  },
} satisfies Endpoints
