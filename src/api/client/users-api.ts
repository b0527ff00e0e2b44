import type { Form, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const usersApi = ({ call }: Caller) => ({
  roles: () => call('GET /roles', {}),
  list: (query: Query<'GET /users'>) => call('GET /users', { query }),
  create: (form: Form<'POST /users'>) => call('POST /users', { form }),
  invite: (form: Form<'POST /users/invite'>) => call('POST /users/invite', { form }),
  update: (id: number, form: Form<'POST /users/:id'>) =>
    call('POST /users/:id', { path: { id }, form }),
  removeSecondFactor: (id: number) => call('DELETE /users/:id/second-factor', { path: { id } }),
  endSessions: (id: number) => call('POST /users/:id/end-sessions', { path: { id } }),
  makeLink: (id: number) => call('POST /users/:id/link', { path: { id } }),
  remove: (id: number) => call('DELETE /users/:id', { path: { id } }),
  removeAll: (ids: number[]) => call('POST /users/delete-multiple', { json: { ids } }),
})
