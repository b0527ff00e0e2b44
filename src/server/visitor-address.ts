import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import proxyAddress from 'proxy-addr'

export function visitorAddress(trustedProxies: string[]): (c: Context) => string {
  const trusts = proxyAddress.compile(trustedProxies)
  return (c) => {
    if (!c.env?.incoming) return 'local'
    if (trustedProxies.length > 0) return proxyAddress(c.env.incoming, trusts)
    return getConnInfo(c).remote.address ?? 'unknown'
  }
}
