import type { Json, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const coverageApi = ({ call }: Caller) => ({
  counts: () => call('GET /coverage', {}),
  documents: (query: Query<'GET /coverage/documents'>) =>
    call('GET /coverage/documents', { query }),
  leaveOut: (json: Json<'POST /coverage/left-out'>) => call('POST /coverage/left-out', { json }),
})
