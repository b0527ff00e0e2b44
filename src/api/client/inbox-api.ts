import type { Json, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { fetchFile, type FetchedFile } from './fetch-file.ts'
import type { Result } from './send.ts'

export const inboxApi = ({ call, settings }: Caller) => ({
  list: (query: Query<'GET /messages'>) => call('GET /messages', { query }),
  mark: (id: number, json: Json<'PATCH /messages/:id'>) =>
    call('PATCH /messages/:id', { path: { id }, json }),
  reply: (id: number, json: Json<'POST /messages/:id/replies'>) =>
    call('POST /messages/:id/replies', { path: { id }, json }),
  sendAgain: (id: number, reply: number) =>
    call('POST /messages/:id/replies/:reply/again', { path: { id, reply } }),
  addNote: (id: number, text: string) =>
    call('POST /messages/:id/notes', { path: { id }, json: { text } }),
  removeNote: (id: number, note: number) =>
    call('DELETE /messages/:id/notes/:note', { path: { id, note } }),
  remove: (id: number) => call('DELETE /messages/:id', { path: { id } }),
  removeAll: (ids: number[]) => call('POST /messages/delete-multiple', { json: { ids } }),
  export: (json: Json<'POST /messages/export'>): Promise<Result<FetchedFile>> =>
    fetchFile(settings, '/messages/export', { method: 'POST', json }),
  ofPerson: (who: string) => call('POST /inbox/person', { json: { who } }),
  exportPerson: (json: Json<'POST /inbox/person/export'>): Promise<Result<FetchedFile>> =>
    fetchFile(settings, '/inbox/person/export', { method: 'POST', json }),
  erasePerson: (json: Json<'POST /inbox/person/erase'>) =>
    call('POST /inbox/person/erase', { json }),
  retention: (query: Query<'GET /inbox/retention'>) => call('GET /inbox/retention', { query }),
  setRetention: (json: Json<'POST /inbox/retention'>) => call('POST /inbox/retention', { json }),
  told: () => call('GET /inbox/told', {}),
  recipients: () => call('GET /inbox/recipients', {}),
  setRecipients: (json: Json<'POST /inbox/recipients'>) => call('POST /inbox/recipients', { json }),
})
