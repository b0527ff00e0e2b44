import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const securityApi = ({ call }: Caller) => ({
  get: () => call('GET /security', {}),
  change: (json: Json<'PATCH /security'>) => call('PATCH /security', { json }),
})
