import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const previewsApi = ({ call }: Caller) => ({
  create: (json: Json<'POST /trials'>) => call('POST /trials', { json }),
  change: (preview: string, json: Json<'POST /trials/:trial'>) =>
    call('POST /trials/:trial', { path: { trial: preview }, json }),
})
