import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const languagesApi = ({ call }: Caller) => ({
  list: () => call('GET /languages', {}),
  create: (json: Json<'POST /languages'>) => call('POST /languages', { json }),
  update: (id: number, json: Json<'PATCH /languages/:id'>) =>
    call('PATCH /languages/:id', { path: { id }, json }),
  remove: (id: number) => call('DELETE /languages/:id', { path: { id } }),
})
