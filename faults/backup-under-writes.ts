import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { type Api, apiOf, signIn } from '../tests/support/product.ts'
import { wajhaProcess } from '../tests/support/wajha.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import { createLedger, type Ledger } from './ledger.ts'

const writesPerSecond = 50
const mostUnderWay = 100
const fewestBefore = 50

export const backupUnderWrites: Experiment = {
  id: 'L9',
  what: 'backups under writes',
  engines,
  run,
}

async function run({ isShort, newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  const { address } = await place.start()
  const api = apiOf(address, (await signIn(address)).token)
  const ledger = createLedger()
  const over = new AbortController()
  const writing = writeSteadily(api, ledger, over.signal)
  while (ledger.acknowledged().length < fewestBefore) await wait(50)
  const rounds = isShort ? 1 : 20
  const settings = { ...place.environment, DATA_DIR: place.dataFolder }
  let before = ledger.acknowledged()
  let proven = 0
  let archive = ''
  const failures: string[] = []
  for (let round = 0; round < rounds; round++) {
    before = ledger.acknowledged()
    const { code, out, json } = await wajhaProcess(settings, '--json', 'backup')
    if (code === 0 && json().is_proven) proven += 1
    else failures.push(`exit code ${code}: ${out.trim()}`)
    archive = code === 0 ? json().archive : archive
  }
  over.abort()
  await writing
  await using empty = await newPlace()
  const restored = await wajhaProcess(
    { ...empty.environment, DATA_DIR: join(empty.dataFolder, 'data') },
    'restore',
    archive,
  )
  const again = await empty.start({ DATA_DIR: join(empty.dataFolder, 'data') })
  const { token } = await signIn(again.address)
  const { lost, half } = await ledger.check(apiOf(again.address, token), before)
  const id = 'L9'
  const count = { unit: '', goal: { most: 0 } } as const
  const of = `of ${before.length} acknowledged before the last`
  return [
    {
      id,
      what: `of ${rounds} backups, proven`,
      value: proven,
      unit: '',
      goal: { least: rounds },
      ...(failures[0] && { note: failures[0] }),
    },
    { id, what: 'exit code of the restore', value: restored.code ?? Number.NaN, ...count },
    { id: 'BAK-1', what: `${of}, lost in it`, value: lost, ...count },
    { id: 'BAK-1', what: 'half there', value: half, ...count },
  ]
}

async function writeSteadily(api: Api, ledger: Ledger, signal: AbortSignal): Promise<void> {
  const underWay = new Set<Promise<unknown>>()
  for (let number = 0; !signal.aborted; number++) {
    const kind = (['upload', 'card', 'user'] as const)[number % 50] ?? 'article'
    const sent = ledger.send(api, kind, `${kind} ${number}`).finally(() => underWay.delete(sent))
    underWay.add(sent)
    await wait(1000 / writesPerSecond)
    if (underWay.size >= mostUnderWay) await Promise.race(underWay)
  }
  await Promise.all(underWay)
}
