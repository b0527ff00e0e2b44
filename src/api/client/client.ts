import { caller } from './call-endpoint.ts'
import type { ClientSettings } from './send.ts'

export type Client = ReturnType<typeof createClient>
export type Caller = { settings: ClientSettings; call: ReturnType<typeof caller> }

/**
 * The browser's way to the API, an area at a time, so that a screen loads the calls it makes:
 * `client(articlesApi).list(…)`. No call throws: a result is the response or a sentence.
 */
export function createClient(settings: ClientSettings) {
  const call = caller(settings)
  return <Api>(api: (caller: Caller) => Api): Api => api({ settings, call })
}
