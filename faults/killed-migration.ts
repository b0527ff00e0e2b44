import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Figure } from '../bench/figure.ts'
import { openDatabase } from '../src/storage/engine/database.ts'
import { migrations } from '../src/storage/engine/migrate.ts'
import { chanceFrom } from './chance.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import { knownSchemas, oldDatabase, oldRows, stateOf } from './old-database.ts'

const id = 'L10'
const atOnce = 5

export const killedMigration: Experiment = { id, what: 'a migration killed', engines, run }

async function run({ isShort, newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  const copy = await oldDatabase(place)
  const schemas = await knownSchemas(copy)
  const isWhole = async (where: string) => {
    const { applied, rows, schema } = await stateOf(where)
    return rows === oldRows && schema === schemas[applied.length - 1]
  }
  const rounds = isShort ? 2 : 30
  const longest = await timeOf(migrating(await copy()))
  const chance = chanceFrom(rounds)
  let between = 0
  let unended = 0
  for (let round = 0; round < rounds; round++) {
    const where = await copy()
    const killed = migrating(where)
    await wait(chance() * longest)
    killed.kill()
    await killed.ended
    if (!(await isWhole(where))) between += 1
    const again = await migrating(where).ended
    if (again.code !== 0 || !(await isNew(where))) unended += 1
  }
  const shared = await copy()
  const codes = await Promise.all(Array.from({ length: atOnce }, () => migrating(shared).ended))
  const failed = codes.filter(({ code }) => code !== 0).length
  const count = { id, unit: '', goal: { most: 0 } } as const
  return [
    {
      ...count,
      what: `of ${rounds} kills among ${oldRows} rows, between old and new`,
      value: between,
    },
    { ...count, what: 'not ended by the next start', value: unended },
    { ...count, what: `of ${atOnce} at once, failed`, value: failed },
    { ...count, what: 'changed by an older build, or not refused', value: await changed(shared) },
  ]

  async function isNew(where: string): Promise<boolean> {
    return (await isWhole(where)) && (await stateOf(where)).applied.length === migrations.length
  }
}

function migrating(where: string) {
  const program = join(import.meta.dirname, 'migrating.ts')
  const child = spawn(process.execPath, [program, where], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]).then(([[code], told]) => ({
    code: code as number | null,
    told,
  }))
  return { ended, kill: () => child.kill('SIGKILL') }
}

async function timeOf({ ended }: ReturnType<typeof migrating>): Promise<number> {
  const began = performance.now()
  await ended
  return performance.now() - began
}

async function changed(where: string): Promise<number> {
  const database = openDatabase(where)
  await database.writeQuietly('product', (trx) =>
    sql`insert into schema_migrations values ('999-of-a-newer-build', '2027-01-01')`.execute(trx),
  )
  await database.close()
  const before = await stateOf(where)
  const { code, told } = await migrating(where).ended
  const isRefused = code === 1 && told.includes('migrated by a newer build')
  return isRefused && isDeepStrictEqual(await stateOf(where), before) ? 0 : 1
}
