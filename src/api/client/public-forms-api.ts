import type { Form, Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import type { Sending } from './send.ts'

export const publicFormsApi = ({ call }: Caller) => ({
  challenge: (id: number) => call('GET /public/forms/:id/challenge', { path: { id } }),
  send: (id: number, json: Json<'POST /forms/:id/send'>) =>
    call('POST /forms/:id/send', { path: { id }, json }),
  sendWithFiles: (id: number, form: Form<'POST /forms/:id/send'>, { onProgress }: Sending) =>
    call('POST /forms/:id/send', { path: { id }, form, onProgress }),
})
