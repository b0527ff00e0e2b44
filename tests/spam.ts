import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createStorage } from '../src/storage/create-storage.ts'
import { first } from './fixtures/spam/first.ts'
import { fourth } from './fixtures/spam/fourth.ts'
import type { Made } from './fixtures/spam/made.ts'
import { second } from './fixtures/spam/second.ts'
import { third } from './fixtures/spam/third.ts'
import { remove, temporaryFolder } from './support/product.ts'
import {
  judge,
  type Judged,
  readFourth,
  readFurther,
  readHard,
  readOffers,
  readReal,
} from './support/spam.ts'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '8' },
    count: { type: 'string', default: '10000' },
    through: { type: 'string', default: '0' },
    corpus: { type: 'string', default: 'First,Second,Third,Fourth' },
  },
})
const seed = Number(options.seed)
const count = Number(options.count)
const shown = Number(options.through)
const readings = [readReal, readFurther, readHard, readFourth, readOffers]

for (const [title, corpus] of Object.entries({
  First: first,
  Second: second,
  Third: third,
  Fourth: fourth,
})) {
  if (!options.corpus.split(',').includes(title)) continue
  const spam = corpus(seed, count)
  const real = readings.flatMap((read) => read())
  const judged = await judgedOf([...spam, ...real])
  const isReal = ({ made }: Judged) => made.kind === 'real'
  tellSpam(
    `${title} corpus of spam`,
    judged.filter((one) => !isReal(one)),
  )
  tellReal(`${real.length} real messages among it`, judged.filter(isReal))
}
for (const read of readings) {
  const real = read()
  const plain = await judgedOf(real.map((made) => ({ ...made, isScripted: false })))
  tellReal(`${real.length} real messages without scripts, checked and sent once more`, plain)
  const checked = plain.filter(({ isChecked }) => isChecked)
  console.log(`${checked.length} of them were asked to check and send:`)
  for (const one of checked) tell(one)
}

async function judgedOf(sent: Made[]): Promise<Judged[]> {
  const dataFolder = await temporaryFolder()
  const place = join(dataFolder, 'wajha.sqlite')
  const storage = await createStorage({ dataFolder, database: place })
  try {
    return await judge(
      { storage, place },
      sent.toSorted((one, other) => one.at - other.at),
    )
  } finally {
    await storage.close()
    await remove(dataFolder)
  }
}

function tellSpam(title: string, found: Judged[]): void {
  console.log(`\n${title}`)
  console.log(
    line(['kind', 'sent', 'refused', 'held back', 'recalled', 'repeated', 'through', 'scripted']),
  )
  const kinds = Map.groupBy(found, ({ made }) => made.kind)
  for (const [kind, ones] of kinds) console.log(line([kind, ...figuresOf(ones)]))
  const counted = found.filter(({ made }) => !isPolite(made))
  console.log(line(['all but polite offers', ...figuresOf(counted)]))
  const through = counted.filter(({ outcome }) => outcome === 'through')
  const recalled = counted.filter(({ outcome }) => outcome === 'recalled')
  const share = (ones: Judged[]) => ((100 * ones.length) / counted.length).toFixed(2)
  console.log(
    `${share(through)} % came through, ${share([...through, ...recalled])} % if somebody read each at once`,
  )
  for (const one of sample(through)) tell(one)
}

function tellReal(title: string, found: Judged[]): void {
  const stopped = found.filter(({ outcome }) => outcome !== 'through')
  console.log(`\n${title}: ${stopped.length}`)
  for (const one of stopped) tell(one)
}

function tell({ made, outcome, signs, points }: Judged): void {
  const how = made.isScripted ? 'scripted' : 'plain'
  console.log(`  ${made.kind}, ${how}, ${outcome} by ${points}: ${signs.join(' ')}`)
  const text = made.message.slice(0, 160).replaceAll('\n', ' / ')
  console.log(`    ${made.name} | ${made.email} | ${text}`)
}

function sample(found: Judged[]): Judged[] {
  const step = Math.max(1, Math.floor(found.length / (shown || 1)))
  return shown ? found.filter((_one, index) => index % step === 0) : []
}

function figuresOf(found: Judged[]): string[] {
  const outcomes = ['refused', 'held back', 'recalled', 'repeated', 'through'] as const
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
