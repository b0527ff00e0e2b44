import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createStorage } from '../src/storage/create-storage.ts'
import { first } from './fixtures/spam/first.ts'
import type { Made } from './fixtures/spam/made.ts'
import { remove, temporaryFolder } from './support/product.ts'
import { judge, type Judged } from './support/spam.ts'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '8' },
    count: { type: 'string', default: '10000' },
    through: { type: 'string', default: '0' },
  },
})
const [seed, count, shown] = [options.seed, options.count, options.through].map(Number)

tellKinds('First corpus', await judged(first(seed ?? 0, count ?? 0)))

async function judged(sent: Made[]): Promise<Judged[]> {
  const dataFolder = await temporaryFolder()
  const place = join(dataFolder, 'wajha.sqlite')
  const storage = await createStorage({ dataFolder, database: place })
  const began = performance.now()
  const found = await judge({ storage, place }, sent)
  console.log(`${sent.length} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  await storage.close()
  await remove(dataFolder)
  return found
}

function tellKinds(title: string, found: Judged[]): void {
  console.log(`\n${title}`)
  console.log(line(['kind', 'sent', 'refused', 'held back', 'repeated', 'through', 'scripted']))
  const kinds = Map.groupBy(found, ({ made }) => made.kind)
  for (const [kind, ones] of kinds) console.log(line([kind, ...figuresOf(ones)]))
  const counted = found.filter(({ made }) => !isPolite(made))
  console.log(line(['all but polite offers', ...figuresOf(counted)]))
  const through = counted.filter(({ outcome }) => outcome === 'through')
  console.log(`${((100 * through.length) / counted.length).toFixed(2)} % came through`)
  for (const { made, signs } of sample(through)) {
    console.log(`  ${made.kind}, ${made.isScripted ? 'scripted' : 'plain'}: ${signs.join(' ')}`)
    console.log(`    ${made.name} | ${made.email} | ${made.message.slice(0, 200)}`)
  }
}

function sample(found: Judged[]): Judged[] {
  const step = Math.max(1, Math.floor(found.length / (shown || 1)))
  return shown ? found.filter((_one, index) => index % step === 0) : []
}

function figuresOf(found: Judged[]): string[] {
  const outcomes = ['refused', 'held back', 'repeated', 'through'] as const
  const through = found.filter(({ outcome }) => outcome === 'through')
  return [
    found.length,
    ...outcomes.map((name) => found.filter(({ outcome }) => outcome === name).length),
    through.filter(({ made }) => made.isScripted).length,
  ].map(String)
}

function isPolite({ kind }: Made): boolean {
  return /^polite.offer$/.test(kind)
}

function line([kind = '', ...figures]: string[]): string {
  return kind.padEnd(30) + figures.map((figure) => figure.padStart(10)).join('')
}
