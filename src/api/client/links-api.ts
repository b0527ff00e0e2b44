import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const linksApi = ({ call }: Caller) => ({
  request: (email: string) => call('POST /password-reset', { json: { email } }),
  look: (token: string) => call('POST /links/look', { json: { token } }),
  use: (json: Json<'POST /links/use'>) => call('POST /links/use', { json }),
})
