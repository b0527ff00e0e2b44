import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const contactApi = ({ call }: Caller) => ({
  send: (json: Json<'POST /contact'>) => call('POST /contact', { json }),
})
