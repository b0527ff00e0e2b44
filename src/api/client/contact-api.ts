import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const contactApi = ({ call }: Caller) => ({
  challenge: () => call('GET /public/contact/challenge', {}),
  send: (json: Json<'POST /contact'>) => call('POST /contact', { json }),
})
