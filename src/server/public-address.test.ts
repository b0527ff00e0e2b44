import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { type PublicAddress, publicAddresses } from './public-address.ts'

type Settings = Parameters<typeof publicAddresses>[0]
type Said = Record<string, string>

const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

async function server(settings: Partial<Settings> = {}) {
  const warnings: string[] = []
  const log = { warn: (message: string) => void warnings.push(message) }
  const addressOf = publicAddresses({ publicUrl: undefined, trustedProxies: [], ...settings }, log)
  const listening = createServer((incoming, outgoing) => {
    outgoing.end(JSON.stringify(addressOf(incoming) ?? null))
  }).listen(0, '127.0.0.1')
  closing.push(() => listening.close())
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo

  const oneConnection = new Agent({ keepAlive: true, maxSockets: 1 })
  closing.push(() => oneConnection.destroy())
  async function asked(headers: Said): Promise<PublicAddress | null> {
    const request = get({ port, host: '127.0.0.1', headers, agent: oneConnection })
    const [answer] = await once(request, 'response')
    return (await json(answer)) as PublicAddress | null
  }
  async function askedWith(...hosts: string[]): Promise<PublicAddress | null> {
    const headers = hosts.flatMap((host) => ['Host', host])
    const request = get({ port, host: '127.0.0.1', headers, setHost: false })
    const [answer] = await once(request, 'response')
    return (await json(answer)) as PublicAddress | null
  }
  return { port, asked, askedWith, warnings }
}

const proxied = {
  host: '10.0.0.5:3000',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'naoura.example',
  'x-forwarded-proto': 'https',
}

describe('the address of the site', () => {
  test('is PUBLIC_URL, whatever a request claims', async () => {
    const { asked } = await server({ publicUrl: 'https://naoura.example' })
    const set = { origin: 'https://naoura.example', isBelieved: true }
    expect(await asked({ host: 'evil.example' })).toEqual(set)
    expect(await asked({ ...proxied, 'x-forwarded-host': 'evil.example' })).toEqual(set)
  })

  test('is none where a request names two Hosts', async () => {
    const { askedWith } = await server({ publicUrl: 'https://naoura.example' })
    expect(await askedWith('naoura.example')).toMatchObject({ isBelieved: true })
    expect(await askedWith('naoura.example', 'naoura.example')).toBeNull()
    expect(await askedWith('naoura.example', 'evil.example')).toBeNull()
  })

  test.each([
    ['what a trusted proxy was asked for', proxied, 'https://naoura.example'],
    [
      'the Host it passed on',
      { host: 'Naoura.example', 'x-forwarded-proto': 'https' },
      'https://naoura.example',
    ],
    ['http where it says nothing else', { host: 'naoura.example' }, 'http://naoura.example'],
    [
      'what the first of several was asked for',
      {
        host: 'inner:3000',
        'x-forwarded-host': 'naoura.example, outer',
        'x-forwarded-proto': 'https, http',
      },
      'https://naoura.example',
    ],
    [
      'http for a protocol there is not',
      { ...proxied, 'x-forwarded-proto': 'gopher' },
      'http://naoura.example',
    ],
  ])('is %s', async (_what, headers, origin) => {
    const { asked, warnings } = await server({ trustedProxies: ['127.0.0.1'] })
    expect(await asked(headers)).toEqual({ origin, isBelieved: true })
    expect(warnings).toEqual([])
  })

  test('is the machine’s own where a local browser asks for it', async () => {
    const { asked, port, warnings } = await server()
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) {
      expect(await asked({ host })).toEqual({ origin: `http://${host}`, isBelieved: true })
    }
    expect(warnings).toEqual([])
  })

  test.each(['naoura.example', 'localhost', 'localhost:1', '127.0.0.2', '[::1]', '10.0.0.5:3000'])(
    'is not believed from anybody who says it is %s',
    async (host) => {
      const { asked } = await server()
      expect(await asked({ ...proxied, host })).toEqual({
        origin: `http://${host}`,
        isBelieved: false,
      })
    },
  )

  test('is that of each request, whatever its connection asked for before', async () => {
    const { asked, port } = await server()
    const own = `127.0.0.1:${port}`
    const hosts = ['naoura.example', own, 'a b', 'other.example', own, 'naoura.example']
    const addresses: unknown[] = []
    for (const host of hosts) addresses.push(await asked({ host }))
    const claimed = { origin: 'http://naoura.example', isBelieved: false }
    const believed = { origin: `http://${own}`, isBelieved: true }
    const other = { origin: 'http://other.example', isBelieved: false }
    expect(addresses).toEqual([claimed, believed, null, other, believed, claimed])
  })

  test.each(['/api/public', 'a b', 'naoura.example/', 'user@naoura.example', 'a:b'])(
    'is none where Host is %j',
    async (host) => {
      const { asked } = await server()
      expect(await asked({ host })).toBeNull()
      const trusting = await server({ trustedProxies: ['127.0.0.1'] })
      expect(await trusting.asked({ host: 'inner', 'x-forwarded-host': host })).toBeNull()
    },
  )
})

describe('warns once,', () => {
  test('naming the setting that a proxy is missing from', async () => {
    const { asked, warnings } = await server({ publicUrl: 'https://naoura.example' })
    await asked({ host: 'naoura.example' })
    expect(warnings).toEqual([])
    await asked(proxied)
    await asked(proxied)
    expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  })

  test('naming the setting for the site’s address', async () => {
    const { asked, warnings } = await server()
    await asked({ host: 'naoura.example' })
    await asked({ host: 'other.example' })
    expect(warnings).toEqual([expect.stringContaining('PUBLIC_URL')])
  })
})
