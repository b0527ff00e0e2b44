import type { Call } from '../../contract/endpoint.ts'

/** Calls whose answers are the same for everybody who has the key. */
export const publicCall =
  /^\/api\/(public\/(?!.*\/challenge$)|sections\/\w+\/(content\/\w|keys\/articles\/articles\/\w))/
/** The API's description, which takes neither a key nor parameters. */
export const openCall = /^\/api\/(docs|openapi\.json)$/

export function isStored({ method, path, access }: Call): boolean {
  if (method !== 'GET') return false
  const address = `/api${path.replaceAll(':', '')}`
  if (access === 'withoutKey') return openCall.test(address)
  return access === 'anyone' && publicCall.test(address)
}
