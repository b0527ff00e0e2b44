import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Figure, isReached } from '../bench/figure.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { type Engine, engines, type Experiment, NotPossible, type Row } from './experiment.ts'
import { experiments } from './experiments.ts'
import { newPlace } from './place.ts'
import { formatRow, heading } from './table.ts'

const file = resolve(import.meta.dirname, '../.cache/faults.json')
/** The short form mostly waits, and reports no times. */
const lanes = 3
type Job = Experiment & { engine: Engine }
const exitCodes = { kept: 0, broken: 1, wrongUse: 2, notAllPossible: 4 } as const

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const chosen = experiments.filter(isChosen)
const onEngines = engines.filter((name) => isNamed(name, options.engine))
if (chosen.length === 0 || onEngines.length === 0) {
  console.error(`Known are ${ids().join(', ')}, and --engine sqlite or postgres.`)
  process.exit(exitCodes.wrongUse)
}

const began = performance.now()
const jobs = chosen.flatMap((experiment) => jobsOf(experiment))
const rows: Row[] = []
const postgres = onEngines.includes('PostgreSQL') ? await startPostgres() : undefined
console.log(heading)
try {
  await Promise.all(Array.from({ length: options.short ? lanes : 1 }, runNext))
} finally {
  await postgres?.stop()
}
// A failed experiment leaves its load behind, which would keep this process for ever.
process.exit(await report())

function isChosen({ id, isLong }: Experiment): boolean {
  if (options.short && isLong) return false
  return positionals.length === 0 || positionals.includes(id)
}

function jobsOf(experiment: Experiment): Job[] {
  const wanted = experiment.engines.filter((engine) => onEngines.includes(engine))
  return wanted.map((engine) => ({ ...experiment, engine }))
}

function ids(): string[] {
  return [...new Set(experiments.map(({ id }) => id))]
}

function isNamed(engine: Engine, name?: string): boolean {
  return name === undefined || engine.toLowerCase().startsWith(name.toLowerCase())
}

async function runNext(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) tell(await rowsOf(job))
}

async function rowsOf({ id, what, run, engine }: Job): Promise<Row[]> {
  const given = {
    engine,
    isShort: options.short,
    newPlace: async (content?: 'demo') =>
      newPlace(engine === 'SQLite' ? undefined : await postgres?.newDatabase(), content ?? 'none'),
  }
  try {
    const figures = await run(given)
    return figures.filter(isTold).map((figure) => ({ ...figure, engine }))
  } catch (error) {
    if (error instanceof NotPossible) return [{ id, engine, what, impossible: error.message }]
    // A failed experiment has not shown that its promise holds.
    const note = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return [{ id, engine, what, value: Number.NaN, unit: '', goal: { most: 0 }, note }]
  }
}

/** Times need an otherwise idle machine, and the short form runs several experiments at once. */
function isTold({ unit }: Figure): boolean {
  return !(options.short && (unit === 's' || unit === 'ms'))
}

function tell(found: Row[]): void {
  for (const row of found) console.log(formatRow(row))
  rows.push(...found)
}

async function report(): Promise<number> {
  const seconds = Math.round((performance.now() - began) / 1000)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ at: new Date(), seconds, rows }, null, 2)}\n`)
  const impossible = rows.filter((row) => 'impossible' in row).length
  const broken = rows.filter((row) => !('impossible' in row) && !isReached(row)).length
  const kept = rows.length - impossible - broken
  console.log(
    `\n${kept} of ${rows.length} promises kept, ${broken} broken, ${impossible} not possible here, in ${seconds} s. Report: ${file}`,
  )
  if (broken > 0) return exitCodes.broken
  return impossible > 0 ? exitCodes.notAllPossible : exitCodes.kept
}
