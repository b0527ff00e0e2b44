import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddress from 'proxy-addr'
import type { Config } from './config.ts'

/** Without `isBelieved`, the origin is only what the client claims. */
export type PublicAddress = { origin: string; isBelieved: boolean }

type Warn = { warn: (message: string) => void }

const wellFormedHost = /^(\[[\da-f:.]+\]|[a-z\d._~-]+)(:\d{1,5})?$/i
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/**
 * PUBLIC_URL, else what a trusted proxy forwards, else the connection's Host. Undefined for an
 * impossible Host or a second one.
 */
export function publicAddresses(
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  log: Warn,
) {
  const trusts = proxyAddress.compile(trustedProxies)
  const configured = publicUrl && { origin: new URL(publicUrl).origin, isBelieved: true }
  const warnOfProxy = once(log, unnamedProxy)
  const warnOfHost = once(log, unknownHost)
  const named = new WeakMap<Socket, { host: string; address: PublicAddress }>()

  return (incoming: IncomingMessage): PublicAddress | undefined => {
    const { headers, rawHeaders, socket } = incoming
    if (namesHostTwice(rawHeaders)) return undefined
    const isTrusted = trusts(socket.remoteAddress ?? '', 0)
    if (!isTrusted && forwarding.some((name) => name in headers)) warnOfProxy()
    if (configured) return configured
    if (!isTrusted) return reached(socket, headers.host ?? '')
    const host = first(headers['x-forwarded-host']) || headers.host || ''
    if (!wellFormedHost.test(host)) return undefined
    const isSecure = /^https$/i.test(first(headers['x-forwarded-proto']) ?? '')
    return { origin: `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}`, isBelieved: true }
  }

  /** A connection names one Host, as a rule, so its address is remembered beside it. */
  function reached(socket: Socket, host: string): PublicAddress | undefined {
    const before = named.get(socket)
    if (before?.host === host) return before.address
    if (!wellFormedHost.test(host)) return undefined
    const isBelieved = isOwn(host, socket)
    if (!isBelieved) warnOfHost()
    const address = { origin: `http://${host.toLowerCase()}`, isBelieved }
    named.set(socket, { host, address })
    return address
  }
}

/** Node keeps the first of them, and a proxy in front may have judged the other. */
function namesHostTwice(rawHeaders: string[]): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count > 1
}

function isOwn(host: string, socket: Socket): boolean {
  const { localAddress = '', localPort } = socket
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '')
  const [name, port] = [host.replace(/:\d+$/, ''), Number(/:(\d+)$/.exec(host)?.[1] ?? 80)]
  if (port !== localPort) return false
  return /^localhost$/i.test(name) || name === (address.includes(':') ? `[${address}]` : address)
}

/** Proxies append to the list: the first value is what the visitor asked for. */
function first(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',')[0]?.trim()
}

function once(log: Warn, message: string): () => void {
  let isTold = false
  return () => {
    if (isTold) return
    isTold = true
    log.warn(message)
  }
}

const unnamedProxy =
  'A request came with forwarding headers from an address that is not named in TRUSTED_PROXIES: they are ignored. If it was your proxy, name its address there; until then all visitors share one visitor’s limits.'
const unknownHost =
  'A request named an untrusted Host: canonical links are written without it. Set PUBLIC_URL to the address of the site, or name the proxy in front of it in TRUSTED_PROXIES.'
