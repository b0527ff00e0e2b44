import { type Selectable, sql } from 'kysely'
import type { Author } from '../../domain/documents/revision.ts'
import {
  type Arrival,
  type FileRole,
  type ImportAction,
  type ImportState,
  mayBeTakenBack,
  partCount,
  type Phase,
  possibleActions,
  type TableEncoding,
} from '../../domain/moving/import-run.ts'
import type { ChosenDestinations } from '../../domain/moving/destinations.ts'
import type { OldSiteChoice } from '../../domain/moving/old-site.ts'
import type { FoundKind, Outcome, ReportLine } from '../../domain/moving/report.ts'
import { Problem } from '../../domain/problem.ts'
import type { Db, Tables } from '../engine/tables.ts'
import { filesBrought } from './take-in-others.ts'
import type { Staying } from './undo-import.ts'

export type SentFile = {
  id: number
  role: FileRole
  name: string
  bytes: number
  missing: number[]
}

export type MovingRun = {
  id: number
  name: string
  source: string
  state: ImportState
  isBegun: boolean
  actions: ImportAction[]
  mayBeTakenBack: boolean
  done: number
  total: number
  outcomes: Partial<Record<Outcome, number>>
  kinds: FoundKind[]
  destinations: ChosenDestinations
  lacksWpmlTable: boolean
  isOurs: boolean
  encoding: TableEncoding | null
  arrive: Arrival
  oldSite: OldSiteChoice & { hosts: string[] }
  phase: Phase
  published: number
  libraryFiles: number
  files: SentFile[]
  failure: string | null
  staying: Staying[]
  startedBy: Author
  startedAt: Date
  changedAt: Date
  endedAt: Date | null
}

type ImportRow = Selectable<Tables['imports']>

export async function readRun(db: Db, id: number): Promise<MovingRun> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  const [run] = row ? await toRuns(db, [row]) : []
  if (!run) throw new Problem('not-found')
  return run
}

export async function toRuns(db: Db, rows: ImportRow[]): Promise<MovingRun[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const files = Map.groupBy(await filesOf(db, ids), ({ import_id: id }) => id)
  const counts = await db
    .selectFrom('import_items')
    .select(['import_id', 'outcome'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'outcome'])
    .execute()
  const outcomes = Map.groupBy(counts, ({ import_id: id }) => id)
  const brought = await filesBrought(db, ids)
  return rows.map((row) => {
    const own = (outcomes.get(row.id) ?? []).map(({ outcome, count }) => [outcome, count])
    const sent = (files.get(row.id) ?? []).map(({ import_id: _run, ...file }) => file)
    const told = {
      outcomes: Object.fromEntries(own) as MovingRun['outcomes'],
      libraryFiles: brought.get(row.id) ?? 0,
    }
    return toRun(row, sent, told)
  })
}

type Told = Pick<MovingRun, 'outcomes' | 'libraryFiles'>

function toRun(row: ImportRow, files: SentFile[], told: Told): MovingRun {
  const { id, name, source, state, encoding, arrive, phase, published, done, total, failure } = row
  const isBegun = row.begun_at !== null
  const isWhole = files.every(({ missing }) => missing.length === 0)
  const isSent = isWhole && files.some(({ role }) => role === 'main')
  return {
    id,
    name,
    source,
    state,
    isBegun,
    encoding,
    arrive,
    phase,
    published,
    done,
    total,
    ...told,
    files,
    failure,
    actions: possibleActions({ state, isBegun, isSent }),
    mayBeTakenBack: mayBeTakenBack({ state, isBegun }),
    kinds: JSON.parse(row.kinds) as FoundKind[],
    destinations: JSON.parse(row.destinations) as ChosenDestinations,
    oldSite: {
      fetch: row.fetches === 1,
      ask: row.asks === 1,
      perSecond: row.per_second,
      hosts: JSON.parse(row.hosts) as string[],
    },
    lacksWpmlTable: row.lacks_wpml_table === 1,
    isOurs: row.is_ours === 1,
    staying: JSON.parse(row.staying) as Staying[],
    startedBy: { id: row.started_by, name: row.started_name },
    startedAt: new Date(row.made_at),
    changedAt: new Date(row.state_at ?? row.made_at),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at),
  }
}

async function filesOf(db: Db, runs: number[]): Promise<(SentFile & { import_id: number })[]> {
  const rows = await db
    .selectFrom('import_files')
    .selectAll()
    .where('import_id', 'in', runs)
    .orderBy('id')
    .execute()
  const parts = await db
    .selectFrom('import_parts')
    .innerJoin('import_files', 'import_files.id', 'file_id')
    .select(['file_id', 'part'])
    .where('import_id', 'in', runs)
    .execute()
  const sent = Map.groupBy(parts, ({ file_id: id }) => id)
  return rows.map((file) => {
    const there = new Set((sent.get(file.id) ?? []).map(({ part }) => part))
    const all = Array.from({ length: partCount(file.bytes) }, (_, index) => index + 1)
    return { ...file, missing: all.filter((part) => !there.has(part)) }
  })
}

export type ItemFilter = { outcome?: Outcome | undefined; q: string }

const inOrder = sql`case outcome
  when 'left out' then 1 when 'changed' then 2 when 'taken in' then 3 else 4 end`

export async function itemsOf(
  db: Db,
  id: number,
  { outcome, q }: ItemFilter,
  page: number,
  limit: number,
): Promise<{ items: ReportLine[]; total: number }> {
  let rows = db.selectFrom('import_items').where('import_id', '=', id)
  if (outcome) rows = rows.where('outcome', '=', outcome)
  for (const word of q.match(/\S+/g) ?? []) {
    const pattern = `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
    rows = rows.where(
      sql<boolean>`lower(title) || ' ' || lower(address) like ${pattern} escape '\\'`,
    )
  }
  const { total } = await rows
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const found = await rows
    .selectAll()
    .orderBy(inOrder)
    .orderBy('n')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { items: found.map(toLine), total }
}

export async function reportOf(db: Db, id: number): Promise<ReportLine[]> {
  const rows = await db
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', id)
    .orderBy('n')
    .execute()
  return rows.map(toLine)
}

function toLine({
  import_id: _run,
  evidence: _evidence,
  reasons,
  ...line
}: Selectable<Tables['import_items']>): ReportLine {
  return { ...line, reasons: JSON.parse(reasons) as string[] }
}
