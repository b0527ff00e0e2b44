import type { Figure } from '../bench/figure.ts'
import { apiOf, signIn } from '../tests/support/product.ts'
import { bucketEnvironment, bucketPlace, startS3Server } from '../tests/support/s3-server.ts'
import { tcpProxy } from '../tests/support/tcp-proxy.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import { kinds } from './kinds.ts'
import { createLedger } from './ledger.ts'
import { storedPages } from './outage.ts'

const id = 'L5'
const faults = ['refuse', 'hang', 'cut'] as const
const mostSockets = 50

export const brokenBucket: Experiment = {
  id,
  what: 'a bucket that fails',
  engines,
  isLong: true,
  run,
}

async function run({ engine, newPlace }: Given): Promise<Figure[]> {
  const s3 = await startS3Server()
  const proxy = await tcpProxy(s3.address)
  try {
    await using place = await newPlace()
    const bucket = { ...bucketPlace(s3.address, `failing/${engine}/`), endpoint: proxy.address }
    const { address } = await place.start(bucketEnvironment(bucket))
    const api = apiOf(address, (await signIn(address)).token)
    const ledger = createLedger()
    await ledger.send(api, 'upload', 'before')
    const figures: Figure[] = []
    for (const fault of faults) {
      proxy[fault]()
      const upload = ledger.send(api, 'upload', fault)
      const pages = await Promise.all(storedPages.map((path) => fetch(address + path)))
      const { status, refusal, seconds } = await upload
      const isRefused = status === 503 && refusal !== undefined
      const missing = pages.filter((page) => page.status !== 200).length
      const rows = (await kinds.upload.find(api)).has(fault)
      figures.push(
        { ...none, what: `${fault}: not refused with a sentence`, value: Number(!isRefused) },
        { id, what: `${fault}: answered after`, value: seconds, unit: 's', goal: { most: 15 } },
        { ...none, what: `${fault}: rows without files`, value: Number(rows) },
        { ...none, what: `${fault}: of ${pages.length} pages, missing`, value: missing },
      )
    }
    proxy.pass()
    const { status } = await ledger.send(api, 'upload', 'after')
    const { lost, half } = await ledger.check(api)
    return [
      ...figures,
      { ...none, what: 'not saved again', value: Number(status !== 201) },
      { ...none, what: 'lost', value: lost },
      { ...none, what: 'half there', value: half },
      { id, what: 'connections', value: proxy.open(), unit: '', goal: { most: mostSockets } },
    ]
  } finally {
    proxy.close()
    await s3.stop()
  }
}

const none = { id, unit: '', goal: { most: 0 } } as const
