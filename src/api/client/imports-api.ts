import type { Json, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { fetchFile, type FetchedFile } from './fetch-file.ts'
import type { Result, Sending } from './send.ts'

type PartOfFile = { id: number; upload: number; part: number }

export const importsApi = ({ call, settings }: Caller) => ({
  list: (query: Query<'GET /imports'>) => call('GET /imports', { query }),
  begin: (json: Json<'POST /imports'> = {}) => call('POST /imports', { json }),
  get: (id: number) => call('GET /imports/:id', { path: { id } }),
  change: (id: number, json: Json<'PATCH /imports/:id'>) =>
    call('PATCH /imports/:id', { path: { id }, json }),
  remove: (id: number) => call('DELETE /imports/:id', { path: { id } }),
  addFile: (id: number, json: Json<'POST /imports/:id/files'>) =>
    call('POST /imports/:id/files', { path: { id }, json }),
  removeFile: (id: number, upload: number) =>
    call('DELETE /imports/:id/files/:upload', { path: { id, upload } }),
  table: (path: Omit<PartOfFile, 'part'>, query: Query<'GET /imports/:id/files/:upload/table'>) =>
    call('GET /imports/:id/files/:upload/table', { path, query }),
  sendPart: async (path: PartOfFile, octets: Blob, sending?: Sending) =>
    call('POST /imports/:id/files/:upload/parts/:part', {
      path,
      octets,
      headers: { 'content-type': 'application/octet-stream', ...(await digestOf(octets)) },
      ...sending,
    }),
  act: (id: number, json: Json<'POST /imports/:id/actions'>) =>
    call('POST /imports/:id/actions', { path: { id }, json }),
  pairs: (id: number, query: Query<'GET /imports/:id/pairs'>) =>
    call('GET /imports/:id/pairs', { path: { id }, query }),
  pair: (id: number, json: Json<'POST /imports/:id/pairs'>) =>
    call('POST /imports/:id/pairs', { path: { id }, json }),
  askTakingBack: (id: number) => call('GET /imports/:id/take-back', { path: { id } }),
  takeBack: (id: number, json: Json<'POST /imports/:id/take-back'>) =>
    call('POST /imports/:id/take-back', { path: { id }, json }),
  items: (id: number, query: Query<'GET /imports/:id/items'>) =>
    call('GET /imports/:id/items', { path: { id }, query }),
  report: (id: number): Promise<Result<FetchedFile>> =>
    fetchFile(settings, `/imports/${id}/report.csv`, { method: 'GET' }),
})

async function digestOf(octets: Blob): Promise<Record<string, string>> {
  const { subtle } = crypto as Partial<Crypto>
  if (!subtle) return {}
  const digest = new Uint8Array(await subtle.digest('SHA-256', await octets.arrayBuffer()))
  return { 'content-digest': `sha-256=:${btoa(String.fromCharCode(...digest))}:` }
}
