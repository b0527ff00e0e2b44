import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../api/http/api-parts.ts'
import type { Admission } from '../throttle/admission.ts'
import { sendBusy } from './error-responses.ts'
import type { PublicAddress } from './public-address.ts'
import type { responseCache } from './response-cache.ts'
import { logPage } from './log.ts'

/**
 * Refuses the pages that the app would refuse, and does nothing otherwise. At ten times the load it can
 * bear, the app needs a quarter of its time to refuse.
 */
export function refusedPages(
  { isFull }: Pick<Admission, 'isFull'>,
  { needsTurn }: Pick<ReturnType<typeof responseCache>, 'needsTurn'>,
  log: Log,
  count: (path: string) => void = () => {},
) {
  return (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    address: PublicAddress,
    requestId: string,
  ): boolean => {
    if (!isFull() || !needsTurn(incoming, address)) return false
    const { method = '', url = '' } = incoming
    const [path = ''] = url.split('?', 1)
    sendBusy(outgoing, path)
    count(path)
    logPage(log, { requestId, method, path, status: 503, took: 0 })
    return true
  }
}
