import type { ResponseOf, ValuesOf } from '../../contract/endpoint.ts'
import type { ledgerEndpoints } from '../../contract/ledger.ts'
import { withQuery } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { send } from './send.ts'

type Endpoints = ReturnType<typeof ledgerEndpoints>

export const ledgerApi = ({ settings }: Caller) => ({
  get: (path: string) => send<ResponseOf<Endpoints['GET /']>>(settings, path, {}),
  compare: (path: string, field: string, language: string, other: string) =>
    send<ResponseOf<Endpoints['GET /:language/:field']>>(
      settings,
      withQuery(`${path}/${language}/${field}`, { with: other }),
      {},
    ),
  mark: (path: string, json: ValuesOf<Endpoints['POST /']['json']>) =>
    send<ResponseOf<Endpoints['POST /']>>(settings, path, { method: 'POST', json }),
})
