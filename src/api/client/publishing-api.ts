import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const publishingApi = ({ call }: Caller) => ({
  get: (article?: number) => call('GET /publishing', { query: article ? { article } : {} }),
  change: (json: Json<'PATCH /publishing'>) => call('PATCH /publishing', { json }),
})
