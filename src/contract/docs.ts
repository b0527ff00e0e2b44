import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'

export const docsEndpoints = {
  'GET /openapi.json': {
    summary: 'Get this description as OpenAPI 3.1',
    access: 'withoutKey',
    response: z
      .looseObject({ openapi: z.string(), paths: z.looseObject({}) })
      .meta({ examples: [{ openapi: '3.1.1', paths: {} }] }),
  },
  'GET /docs': {
    summary: 'Get this page',
    access: 'withoutKey',
    mediaType: ['text/html'],
    response: z.string(),
  },
} satisfies Endpoints
