import type { ResponseOf, ValuesOf } from '../../contract/endpoint.ts'
import type { historyEndpoints } from '../../contract/history.ts'
import { withQuery } from './call-endpoint.ts'
import { type ClientSettings, send } from './send.ts'

type Endpoints = ReturnType<typeof historyEndpoints>

export type History = ReturnType<typeof historyAt>

/** Each kind of document has its history at a path of its own. */
export function historyAt(settings: ClientSettings, path: string) {
  return {
    list: (query: ValuesOf<Endpoints['GET /']['query']>) =>
      send<ResponseOf<Endpoints['GET /']>>(settings, withQuery(path, query), {}),
    get: (revision: number) =>
      send<ResponseOf<Endpoints['GET /:revision']>>(settings, `${path}/${revision}`, {}),
    restore: (
      revision: number,
      query: ValuesOf<Endpoints['POST /:revision/restore']['query']> = {},
    ) =>
      send<ResponseOf<Endpoints['POST /:revision/restore']>>(
        settings,
        withQuery(`${path}/${revision}/restore`, query),
        { method: 'POST' },
      ),
  }
}
