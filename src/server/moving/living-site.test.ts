import type { RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { oldSite } from '../../../tests/support/old-site.ts'
import type { FetchFailure } from './guarded-fetch.ts'
import { SiteIsAway } from '../../domain/moving/import-run.ts'
import { type Clock, livingSite } from './living-site.ts'
import { isPublicAddress } from './public-addresses.ts'

const most = 1_000

type Answers = Record<string, (answer: ServerResponse) => void>
type Options = { names?: Record<string, string[][]>; milliseconds?: number; perSecond?: number }

async function open(answers: Answers = {}, options: Options = {}) {
  const { names, milliseconds = 15_000, perSecond = 10 } = options
  const byPath: RequestListener = ({ url = '' }, answer) => {
    const known = answers[url]
    if (known) known(answer)
    else answer.end('the picture')
  }
  const { internet, asked, connected } = await oldSite(byPath, { names })
  const starts: number[] = []
  let at = 0
  const clock: Clock = {
    now: () => at,
    async wait(passing) {
      at += passing
    },
  }
  const site = livingSite({
    internet: {
      ...internet,
      connect(to) {
        starts.push(at)
        return internet.connect(to)
      },
    },
    bareHosts: new Set(['pumps.example', 'localhost', 'evil.example', ...literals]),
    perSecond,
    throwIfStopped: () => {},
    limits: { milliseconds, secondsToWait: 120, tries: 3, failures: 5 },
    clock,
  })
  const fetch = (address: string) =>
    site.fetch(address, most).then(String, (error: { failure?: FetchFailure }) => {
      if (error.failure === undefined) throw error
      return `refused: ${error.failure}`
    })
  return { fetch, asked, connected, starts }
}

const literals = ['127.0.0.1', '10.0.0.7', '[::1]', '[::ffff:7f00:1]', '169.254.169.254', '0.0.0.0']
const picture = 'http://pumps.example/wheel.png'
const leadTo = (location: string) => (answer: ServerResponse) =>
  answer.writeHead(302, { location }).end()

describe('addresses of machines', () => {
  test.each([
    ['loopback', '127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::127.0.0.1'],
    ['this machine', '0.0.0.0', '0.1.2.3', '::'],
    ['private', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd12::1', 'fec0::1'],
    ['link-local', '169.254.1.1', 'fe80::1', 'fe80::1%eth0'],
    ['metadata', '169.254.169.254', '100.100.100.200', '168.63.129.16', 'fd00:ec2::254'],
    ['shared by a provider', '100.64.0.1', '100.127.255.255'],
    ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
    ['reserved', '192.0.0.192', '192.0.2.1', '198.18.0.1', '203.0.113.9', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv4 in IPv6', '::ffff:10.0.0.1', '::ffff:0:10.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
    ['6to4 and Teredo', '2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1', '3fff::1', '100::1'],
    ['no address', '', 'pumps.example', '127.1', '0x7f000001', '2130706433', '017700000001'],
  ])('%s: none is public', (_name, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })

  test('others are public', () => {
    const addresses = ['93.184.216.34', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2a00:1450::1']
    expect(addresses.filter(isPublicAddress)).toEqual(addresses)
  })
})

describe('fetching from the old site', () => {
  test('it is asked politely, by name, at the address that was checked', async () => {
    let told: object = {}
    const { fetch, connected } = await open({
      '/wheel.png': (answer) => {
        told = answer.req.headers
        answer.writeHead(200, { 'set-cookie': 'visitor=7' }).end('the picture')
      },
    })
    expect(await fetch(picture)).toBe('the picture')
    await fetch(picture)
    expect(told).toEqual({
      'accept-encoding': 'identity',
      connection: 'close',
      host: 'pumps.example',
      'user-agent': 'Wajha import',
    })
    expect(connected).toEqual(['93.184.216.34:80', '93.184.216.34:80'])
  })

  test('TLS needs a certificate for its name', async () => {
    const { fetch, connected, asked } = await open()
    expect(await fetch('https://localhost/wheel.png')).toBe('the picture')
    expect(await fetch('https://pumps.example/wheel.png')).toBe('refused: host')
    expect(asked).toEqual(['localhost/wheel.png'])
    expect(connected[0]).toBe('93.184.216.34:443')
  })

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://10.0.0.7/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://evil.example/',
    'https://www.evil.example/',
    'http://pumps.example:8080/',
    'http://pumps.example:22/',
    'https://pumps.example:80/',
    'http://omar:secret@pumps.example/',
    'ftp://pumps.example/',
    'file:///etc/passwd',
    'data:text/plain,hello',
    'http://elsewhere.example/',
    'http://pumps.example.evil.example/',
    'wheel.png',
  ])('%s is never connected to, not even by a redirect (IMP-26)', async (hostile) => {
    const names = {
      'evil.example': [['10.0.0.1']],
      'www.evil.example': [['93.184.216.34', '10.0.0.1']],
    }
    const { fetch, connected } = await open({ '/moved': leadTo(hostile) }, { names })
    expect(await fetch(hostile)).toBe('refused: address')
    expect(connected).toEqual([])
    names['evil.example'].push(['10.0.0.1'])
    names['www.evil.example'].push(['93.184.216.34', '10.0.0.1'])
    if (hostile === 'wheel.png') return
    expect(await fetch('http://pumps.example/moved')).toBe('refused: address')
    expect(connected).toEqual(['93.184.216.34:80'])
  })

  test('a name whose answer changes is checked whenever it is asked for', async () => {
    const names = { 'evil.example': [['93.184.216.34'], ['127.0.0.1'], ['::ffff:127.0.0.1']] }
    const { fetch, connected } = await open({ '/': leadTo('/again') }, { names })
    expect(await fetch('http://evil.example/')).toBe('refused: address')
    expect(await fetch('http://evil.example/wheel.png')).toBe('refused: address')
    expect(connected).toEqual(['93.184.216.34:80'])
  })

  test('three redirects are followed, a fourth is not', async () => {
    const { fetch, asked } = await open({
      '/1': leadTo('http://www.pumps.example/2'),
      '/2': leadTo('//pumps.example/3'),
      '/3': leadTo('wheel.png'),
      '/round': leadTo('/round'),
    })
    expect(await fetch('http://pumps.example/1')).toBe('the picture')
    expect(asked.splice(0)).toHaveLength(4)
    expect(await fetch('http://pumps.example/round')).toBe('refused: redirects')
    expect(asked).toHaveLength(4)
  })

  test('too much is not read to its end', async () => {
    const { fetch } = await open({
      '/told': (answer) => answer.writeHead(200, { 'content-length': most + 1 }).write('…'),
      '/endless': (answer) => {
        answer.write('x'.repeat(most))
        answer.write('x')
      },
      '/bomb': (answer) =>
        answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('0'.repeat(900_000))),
      '/most': (answer) => answer.end('x'.repeat(most)),
    })
    expect(await fetch('http://pumps.example/told')).toBe('refused: size')
    expect(await fetch('http://pumps.example/endless')).toBe('refused: size')
    expect(await fetch('http://pumps.example/bomb')).toBe('refused: host')
    expect(await fetch('http://pumps.example/most')).toHaveLength(most)
  })

  test('what takes too long ends: a name, a redirect, a head, a body', async () => {
    const slow = { milliseconds: 150 }
    const { fetch } = await open(
      {
        '/silent': () => {},
        '/slow': (answer) => {
          answer.write('begun')
        },
        '/cut': (answer) => {
          answer.writeHead(200, { 'content-length': 9 }).write('begun')
          setImmediate(() => answer.destroy())
        },
        '/moved': leadTo('/silent'),
      },
      slow,
    )
    for (const path of ['silent', 'slow', 'cut', 'moved']) {
      expect(await fetch(`http://pumps.example/${path}`)).toBe('refused: host')
    }
  })

  test('no second of it has more than the chosen number (IMP-25)', async () => {
    const { fetch, starts } = await open({ '/moved': leadTo('/wheel.png') }, { perSecond: 2 })
    for (const path of ['moved', 'wheel.png', 'moved', 'wheel.png']) {
      await fetch(`http://pumps.example/${path}`)
    }
    expect(starts).toEqual([0, 500, 1000, 1500, 2000, 2500])
  })

  test('it waits as it is asked to, and gives up if that is too long (IMP-25)', async () => {
    const waits = ['7', '120', '121']
    const { fetch, starts } = await open({
      '/wheel.png': (answer) => {
        const after = waits.shift()
        if (after === undefined) answer.end('the picture')
        else answer.writeHead(503, { 'retry-after': after }).end()
      },
    })
    await expect(fetch(picture)).rejects.toBeInstanceOf(SiteIsAway)
    expect(starts).toEqual([0, 7_000, 127_000])
    expect(await fetch(picture)).toBe('the picture')
  })

  test('five failures of a host in a row end it', async () => {
    const { fetch } = await open({ '/broken': (answer) => answer.writeHead(500).end() })
    const broken = () => fetch('http://pumps.example/broken')
    for (let times = 0; times < 4; times += 1) expect(await broken()).toBe('refused: host')
    await fetch(picture)
    for (let times = 0; times < 4; times += 1) expect(await broken()).toBe('refused: host')
    await fetch('https://localhost/wheel.png')
    await expect(broken()).rejects.toBeInstanceOf(SiteIsAway)
  })

  test('what stops the run stops a request that waits', async () => {
    const { internet } = await oldSite(() => {})
    const stopped = new Error('the run was paused')
    const throwIfStopped = () => Promise.reject(stopped)
    const bareHosts = new Set(['pumps.example'])
    const site = livingSite({ internet, bareHosts, perSecond: 2, throwIfStopped })
    await expect(site.fetch(picture, most)).rejects.toBe(stopped)
  })
})
