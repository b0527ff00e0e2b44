import { createHash } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Edit, PlainEdit } from '../../domain/documents/revision.ts'
import type { Message } from '../../domain/messages.ts'
import {
  activeStates,
  bytesOfPart,
  type FileRole,
  type ImportAction,
  type Arrival,
  importLimits,
  type ImportState,
  partCount,
  type Phase,
  stateAfter,
  type WorkingState,
  workingStates,
  type TableEncoding,
} from '../../domain/moving/import-run.ts'
import type { Row } from '../../domain/moving/analyse-export.ts'
import type { ChosenDestinations } from '../../domain/moving/destinations.ts'
import { decide } from '../../domain/moving/listed-pairs.ts'
import type { OldSiteChoice } from '../../domain/moving/old-site.ts'
import type { FoundKind, ReportLine } from '../../domain/moving/report.ts'
import {
  largestTable,
  sampleOf,
  tableIn,
  type TableSample,
} from '../../domain/moving/table-text.ts'
import { Problem } from '../../domain/problem.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import type { Trx } from '../engine/tables.ts'
import { isDiskFailure } from '../engine/unavailable.ts'
import { addReasons, saveLines } from './import-lines.ts'
import { evidenceOf, pairDecisions, savePairDecisions, textsInFile } from './import-pairs.ts'
import {
  type ItemFilter,
  itemsOf,
  type MovingRun,
  readRun,
  reportOf,
  type SentFile,
  toRuns,
} from './import-rows.ts'
import type { PartPlace } from './part-place.ts'
import type { Staying } from './undo-import.ts'

export type ImportStore = ReturnType<typeof createImportStore>

type NewFile = { name: string; bytes: number; role: FileRole }
type Act = { action: ImportAction; arrive?: Arrival | undefined }
type Failing = { id: number; state: WorkingState; after?: 'failed' | 'paused' }
type SentPart = { upload: number; part: number; content: Uint8Array; sha256: string | null }
type Progress = { phase: Phase; done: number; total: number; lines: ReportLine[] }
type ReadSite = {
  source: string
  kinds: FoundKind[]
  lacksWpmlTable: boolean
  isOurs: boolean
  hosts: string[]
  lines: ReportLine[]
  unpublished: Map<number, string[]>
  rows: Row[]
}
type Choice = {
  destinations?: ChosenDestinations | undefined
  encoding?: TableEncoding | null | undefined
  oldSite?: OldSiteChoice | undefined
}
type NumbersOfTwo = { one: number; other: number }

const week = 7 * 24 * 60 * 60 * 1000
const room = { times: 2, beside: 256 * 1024 * 1024 }

export function createImportStore(
  { db, writeQuietly }: Database,
  parts: PartPlace,
  dataFolder: string,
) {
  return {
    parts,

    async list(page: number, limit: number): Promise<{ runs: MovingRun[]; total: number }> {
      const { total } = await db
        .selectFrom('imports')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await db
        .selectFrom('imports')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return { runs: await toRuns(db, rows), total }
    },

    get: (id: number): Promise<MovingRun> => readRun(db, id),

    async items(id: number, filter: ItemFilter, page: number, limit: number) {
      await readRun(db, id)
      return itemsOf(db, id, filter, page, limit)
    },

    async report(id: number): Promise<ReportLine[]> {
      await readRun(db, id)
      return reportOf(db, id)
    },

    begin: (name: string, { by, at, right }: Edit): Promise<MovingRun> =>
      writeQuietly(right, async (trx) => {
        const now = at.toISOString()
        const begun = { state: 'files', active: 1, made_at: now, state_at: now } as const
        const adding = trx
          .insertInto('imports')
          .values({ ...begun, name, source: '', started_by: by.id, started_name: by.name })
          .returning('id')
          .executeTakeFirstOrThrow()
        const { id } = await onDuplicate(adding, new Problem('move-in-progress'))
        return readRun(trx, id)
      }),

    change: (
      id: number,
      { destinations, encoding, oldSite }: Choice,
      edit: Edit,
    ): Promise<MovingRun> =>
      writeQuietly(edit.right, async (trx) => {
        const { actions, isBegun, source, oldSite: before } = await readRun(trx, id)
        const isOfSite = !destinations && encoding === undefined
        const mayGoOn = isBegun && isOfSite && actions.includes('start')
        if (!mayGoOn) await reopen(trx, id, edit.at)
        const { fetch, ask, perSecond } = oldSite ?? before
        const chosen = {
          ...(destinations && { destinations: JSON.stringify(destinations) }),
          ...(encoding !== undefined && { encoding }),
          fetches: fetch ? (1 as const) : (0 as const),
          asks: ask ? (1 as const) : (0 as const),
          per_second: perSecond,
        }
        await trx.updateTable('imports').set(chosen).where('id', '=', id).execute()
        if ((fetch && !before.fetch) || (ask && !before.ask)) {
          audit(trx, edit, 'old-site-asked', '', { name: source })
        }
        return readRun(trx, id)
      }),

    async table(id: number, upload: number, chosen?: TableEncoding): Promise<TableSample | null> {
      const { bytes, missing } = fileIn(await readRun(db, id), upload)
      if (missing.length > 0) throw new Problem('wrong-step')
      if (bytes > largestTable) return null
      const sent = await Promise.all(
        Array.from({ length: partCount(bytes) }, async (_part, index) => {
          const content = await parts.read(id, upload, index + 1)
          if (!content) throw new Problem('not-found')
          return buffer(content)
        }),
      )
      const file = Buffer.concat(sent)
      const isOther = /^\s*[<{]|^PK/.test(
        file.toString('latin1', 0, 64).replace(/^\xef\xbb\xbf/, ''),
      )
      const table = isOther ? undefined : tableIn(file, chosen)
      return table ? sampleOf(table) : null
    },

    async pairs(id: number) {
      const { source } = await readRun(db, id)
      return { texts: await textsInFile(db, id), decisions: await pairDecisions(db, source) }
    },

    pair: (
      id: number,
      { join, separate }: { join: NumbersOfTwo[]; separate: NumbersOfTwo[] },
      { right }: PlainEdit,
    ): Promise<void> =>
      writeQuietly(right, async (trx) => {
        const { state, source } = await readRun(trx, id)
        if (state !== 'tried') throw new Problem('wrong-step')
        const texts = await textsInFile(trx, id)
        const textWith = new Map(texts.map((text) => [text.n, text]))
        const two = ({ one, other }: NumbersOfTwo) => {
          const [first, second] = [textWith.get(one), textWith.get(other)]
          if (!first || !second) throw new Problem('not-found')
          return [first, second] as const
        }
        const wish = { join: join.map(two), separate: separate.map(two) }
        const decisions = decide(texts, await pairDecisions(trx, source), wish)
        await savePairDecisions(trx, source, decisions)
      }),

    async addFile(id: number, file: NewFile, edit: PlainEdit): Promise<SentFile> {
      if (file.bytes > importLimits.bytes[file.role]) throw new Problem('too-large')
      const { bavail, bsize } = await statfs(dataFolder)
      if (bavail * bsize < room.times * file.bytes + room.beside) throw new Problem('no-room')
      return writeQuietly(edit.right, async (trx) => {
        const { files } = await reopen(trx, id, edit.at)
        const isTaken = file.role === 'languages' && files.some(({ role }) => role === file.role)
        if (isTaken || files.length >= importLimits.files) throw new Problem('too-many-files')
        const row = { import_id: id, ...file }
        const { id: upload } = await trx
          .insertInto('import_files')
          .values(row)
          .returning('id')
          .executeTakeFirstOrThrow()
        return fileIn(await readRun(trx, id), upload)
      })
    },

    async removeFile(id: number, upload: number, edit: PlainEdit): Promise<void> {
      await writeQuietly(edit.right, async (trx) => {
        fileIn(await reopen(trx, id, edit.at), upload)
        await trx.deleteFrom('import_files').where('id', '=', upload).execute()
      })
      await parts.removeFile(id, upload)
    },

    async addPart(id: number, sent: SentPart, { right }: PlainEdit): Promise<number[]> {
      const { upload, part, content, sha256 } = sent
      const { bytes } = await writeQuietly(right, async (trx) => {
        const run = await readRun(trx, id)
        if (run.state !== 'files' && run.state !== 'failed') throw new Problem('wrong-step')
        return fileIn(run, upload)
      })
      if (part > partCount(bytes)) throw new Problem('not-found')
      const isWhole = content.length === bytesOfPart(bytes, part)
      if (!isWhole || (sha256 !== null && sha256 !== sha256Of(content))) {
        throw new Problem('part-damaged')
      }
      await parts.put(id, upload, part, content).catch((cause: unknown) => {
        throw isDiskFailure(cause) ? new Problem('no-room', { cause }) : cause
      })
      return writeQuietly(right, async (trx) => {
        fileIn(await readRun(trx, id), upload)
        await trx
          .insertInto('import_parts')
          .values({ file_id: upload, part })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return fileIn(await readRun(trx, id), upload).missing
      })
    },

    async remove(id: number, { right, at }: PlainEdit): Promise<void> {
      await writeQuietly(right, async (trx) => {
        const { state, isBegun } = await readRun(trx, id)
        if (isWorking(state)) throw new Problem('wrong-step')
        await trx.deleteFrom('import_items').where('import_id', '=', id).execute()
        await trx.deleteFrom('import_files').where('import_id', '=', id).execute()
        if (!isBegun) await trx.deleteFrom('imports').where('id', '=', id).execute()
        else if (state === 'paused') await enter(trx, id, [state], 'done', at)
      })
      await parts.removeRun(id)
    },

    act: (id: number, { action, arrive }: Act, edit: Edit): Promise<MovingRun> =>
      writeQuietly(edit.right, async (trx) => {
        const { actions, state, isBegun, source, total } = await readRun(trx, id)
        if (!actions.includes(action)) throw new Problem('wrong-step')
        await enter(trx, id, [state], stateAfter[action], edit.at)
        if (action !== 'pause' && !isBegun) {
          await trx
            .updateTable('imports')
            .set({ done: 0, phase: 'texts' })
            .where('id', '=', id)
            .execute()
        }
        if (arrive) await trx.updateTable('imports').set({ arrive }).where('id', '=', id).execute()
        if (action === 'start' && !isBegun) {
          const begun_at = edit.at.toISOString()
          await trx.updateTable('imports').set({ begun_at }).where('id', '=', id).execute()
          audit(trx, edit, 'moved-in', '', { name: source, count: Math.max(total, 1) })
        }
        if (action !== 'pause') await hasten(trx, edit.at)
        return readRun(trx, id)
      }),

    beginTakingBack: (id: number, edit: Edit): Promise<MovingRun> =>
      writeQuietly(edit.right, async (trx) => {
        const { mayBeTakenBack, state, source } = await readRun(trx, id)
        if (!mayBeTakenBack) throw new Problem('wrong-step')
        await enter(trx, id, [state], 'taking_back', edit.at)
        audit(trx, edit, 'taken-back', '', { name: source })
        await hasten(trx, edit.at)
        return readRun(trx, id)
      }),

    async working(): Promise<(MovingRun & { state: WorkingState }) | undefined> {
      const row = await db
        .selectFrom('imports')
        .select('id')
        .where('state', 'in', workingStates)
        .orderBy('id')
        .executeTakeFirst()
      const run = row && (await readRun(db, row.id))
      return run && isWorking(run.state) ? { ...run, state: run.state } : undefined
    },

    isActive: async (): Promise<boolean> =>
      (await db.selectFrom('imports').select('id').where('active', '=', 1).executeTakeFirst()) !==
      undefined,

    note: (id: number, state: WorkingState, { lines, ...progress }: Progress): Promise<boolean> =>
      writeQuietly('product', async (trx) => {
        const noted = await trx
          .updateTable('imports')
          .set(progress)
          .where('id', '=', id)
          .where('state', '=', state)
          .returning('id')
          .executeTakeFirst()
        if (noted) await saveLines(trx, id, lines)
        return noted !== undefined
      }),

    async end(run: MovingRun & { state: WorkingState }, site: ReadSite, now: Date): Promise<void> {
      const { id, state } = run
      const { source, lines } = site
      const after = state === 'trying' ? 'tried' : 'done'
      const isOtherSite = !site.hosts.every((host) => run.oldSite.hosts.includes(host))
      await writeQuietly('product', async (trx) => {
        if (state === 'trying') {
          await trx.deleteFrom('import_items').where('import_id', '=', id).execute()
        }
        await saveLines(trx, id, lines, evidenceOf(site.rows, run.destinations))
        await addReasons(trx, id, site.unpublished)
        await enter(trx, id, [state], after, now)
        const read = {
          source,
          kinds: JSON.stringify(site.kinds),
          lacks_wpml_table: site.lacksWpmlTable ? (1 as const) : (0 as const),
          is_ours: site.isOurs ? (1 as const) : (0 as const),
          hosts: JSON.stringify(site.hosts),
          ...(isOtherSite && { fetches: 0 as const, asks: 0 as const }),
        }
        await trx.updateTable('imports').set(read).where('id', '=', id).execute()
      })
    },

    fail: ({ id, state, after = 'failed' }: Failing, failure: Message, now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await enter(trx, id, [state], after, now)
        await trx.updateTable('imports').set({ failure }).where('id', '=', id).execute()
      }),

    forgetParts: (upload: number): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx.deleteFrom('import_parts').where('file_id', '=', upload).execute()
      }),

    endTakingBack: (id: number, staying: Staying[], now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await enter(trx, id, ['taking_back'], 'taken_back', now)
        const left = { staying: JSON.stringify(staying) }
        await trx.updateTable('imports').set(left).where('id', '=', id).execute()
      }),

    async sweep(now: Date): Promise<void> {
      const last = new Date(now.getTime() - week).toISOString()
      await writeQuietly('product', async (trx) => {
        const ended = trx.selectFrom('imports').select('id').where('ended_at', '<', last)
        await trx.deleteFrom('import_files').where('import_id', 'in', ended).execute()
      })
      for (const id of await parts.runs()) {
        const file = db.selectFrom('import_files').select('id').where('import_id', '=', id)
        if (!(await file.executeTakeFirst())) await parts.removeRun(id)
      }
    },
  }
}

function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64')
}

function fileIn({ files }: MovingRun, upload: number): SentFile {
  const file = files.find(({ id }) => id === upload)
  if (!file) throw new Problem('not-found')
  return file
}

function isWorking(state: ImportState): state is WorkingState {
  return workingStates.some((one) => one === state)
}

async function reopen(trx: Trx, id: number, at: Date): Promise<MovingRun> {
  const run = await readRun(trx, id)
  if (run.isBegun) throw new Problem('wrong-step')
  await enter(trx, id, ['files', 'tried', 'failed'], 'files', at)
  return run
}

async function enter(
  trx: Trx,
  id: number,
  from: ImportState[],
  state: ImportState,
  at: Date,
): Promise<void> {
  const now = at.toISOString()
  const isActive = activeStates.includes(state)
  const entering = trx
    .updateTable('imports')
    .set({ state, state_at: now, active: isActive ? 1 : null, ended_at: isActive ? null : now })
    .set({ failure: null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  const entered = await onDuplicate(entering, new Problem('move-in-progress'))
  if (!entered) throw new Problem('wrong-step')
}

async function hasten(trx: Trx, at: Date): Promise<void> {
  const due_at = at.toISOString()
  await trx
    .updateTable('work')
    .set({ due_at })
    .where('name', '=', 'import')
    .where('due_at', '>', due_at)
    .execute()
}
