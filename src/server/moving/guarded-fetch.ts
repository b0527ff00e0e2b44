import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect as connectPlainly, isIP, isIPv4, type Socket } from 'node:net'
import { connect as connectSafely } from 'node:tls'
import { isPublicAddress } from './public-addresses.ts'

type Endpoint = { address: string; port: number; serverName: string | undefined }

export type Internet = {
  resolve(name: string): Promise<string[]>
  connect(to: Endpoint): Socket
}

export const internet: Internet = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  connect: ({ address, port, serverName }) =>
    serverName === undefined
      ? connectPlainly(port, address)
      : connectSafely({ host: address, port, servername: serverName }),
}

export type FetchFailure = 'address' | 'host' | 'missing' | 'redirects' | 'size'

export class NotFetched extends Error {
  readonly failure: FetchFailure
  readonly secondsToWait: number | undefined

  constructor(failure: FetchFailure, secondsToWait?: number) {
    super(failure)
    this.failure = failure
    this.secondsToWait = secondsToWait
  }
}

type Asking = {
  internet: Internet
  isNamed: (host: string) => boolean
  mostBytes: number
  signal: AbortSignal
  turn: () => Promise<void>
}

const mostRedirects = 3
const redirecting = [301, 302, 303, 307, 308]

export async function guardedFetch(address: string, asking: Asking): Promise<Buffer> {
  let url = checked(URL.parse(address), asking)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    await asking.turn()
    const answer = await ask(url, asking)
    const { statusCode: status = 0, headers } = answer
    if (status === 200) return bytesOf(answer, asking.mostBytes)
    answer.destroy()
    if (!redirecting.includes(status)) throw failureOf(status, headers['retry-after'])
    url = checked(URL.parse(headers.location ?? '', url), asking)
  }
  throw new NotFetched('redirects')
}

function checked(url: URL | null, { isNamed }: Asking): URL {
  const isPlain = url && /^https?:$/.test(url.protocol) && url.port === ''
  if (!isPlain || url.username || url.password || !isNamed(url.hostname)) {
    throw new NotFetched('address')
  }
  return url
}

async function ask(url: URL, { internet, signal }: Asking): Promise<IncomingMessage> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const address = await publicAddressOf(name, internet, signal)
  const isSafe = url.protocol === 'https:'
  const to = { address, port: isSafe ? 443 : 80, serverName: isSafe ? name : undefined }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, 'user-agent': 'Wajha import', 'accept-encoding': 'identity' },
    createConnection: () => internet.connect(to),
    signal,
  })
    .on('response', resolve)
    .on('error', reject)
    .end()
  return promise.catch(failedBy(signal))
}

/** A name is asked for once, so that its answer cannot change after it was checked. */
async function publicAddressOf(
  name: string,
  { resolve }: Internet,
  signal: AbortSignal,
): Promise<string> {
  const asked = isIP(name) ? [name] : resolve(name)
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  const addresses = await Promise.race([asked, stopped.promise])
    .catch(failedBy(signal))
    .finally(() => signal.removeEventListener('abort', stop))
  if (!addresses.every(isPublicAddress)) throw new NotFetched('address')
  const address = addresses.find(isIPv4) ?? addresses[0]
  if (address === undefined) throw new NotFetched('host')
  return address
}

async function bytesOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = answer.headers
  const isTooLarge = Number(length) > mostBytes
  if (isTooLarge || encoding !== 'identity') {
    answer.destroy()
    throw new NotFetched(isTooLarge ? 'size' : 'host')
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostBytes) throw new NotFetched('size')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched('host')
  }
  return Buffer.concat(chunks)
}

function failedBy(signal: AbortSignal) {
  return (): never => {
    signal.throwIfAborted()
    throw new NotFetched('host')
  }
}

function failureOf(status: number, retryAfter: string | undefined): NotFetched {
  if (status === 429 || status >= 500) return new NotFetched('host', secondsIn(retryAfter))
  return new NotFetched('missing')
}

function secondsIn(retryAfter = ''): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
