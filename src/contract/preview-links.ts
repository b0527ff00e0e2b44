import { mostPreviewLinks, previewDays, usualPreviewDays } from '../domain/articles/preview-link.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints, ResponseOf } from './endpoint.ts'
import { author, sentence, timestamp } from './shared.ts'

const previewLink = z
  .strictObject({
    id: z.string().meta({ examples: ['Kx2rT9vQmL0aYbHn3sWdEg'] }),
    url: z.string().meta({
      description: 'Shows the article as staff write it to everybody who has the address',
      examples: [
        'https://naoura.example/preview/Kx2rT9vQmL0aYbHn3sWdEg.5n0b8yTz3lq7mHcKpR2sVxW1dGfJ4aEuQ6iOoLtNhBk',
      ],
    }),
    made_by: author,
    expires_at: timestamp,
  })
  .meta({ id: 'PreviewLink', description: 'It opens one article, to read.' })

const newPreviewLink = z.strictObject({
  days: z.literal(previewDays).default(usualPreviewDays).describe('How long it works'),
})

export const previewLinkEndpoints = {
  'GET /sections/:section/keys/articles/articles/:id/previews': {
    summary: 'List the preview links of an article that work, newest first',
    access: 'editor',
    response: z.strictObject({ previews: z.array(previewLink) }),
  },
  'POST /sections/:section/keys/articles/articles/:id/previews': {
    summary: `Make a preview link, of which an article has at most ${mostPreviewLinks}`,
    access: 'editor',
    json: newPreviewLink,
    status: 201,
    response: z.strictObject({ preview: previewLink }),
    errors: ['previews-full'],
  },
  'DELETE /sections/:section/keys/articles/articles/:id/previews/:preview': {
    summary: 'End a preview link',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.deleted) }),
  },
} satisfies Endpoints
export type PreviewLinkResponse = ResponseOf<
  (typeof previewLinkEndpoints)['POST /sections/:section/keys/articles/articles/:id/previews']
>['preview']
