import {
  importEndpoints,
  type ImportFileResponse,
  type ImportPairResponse,
  type ImportResponse,
} from '../../contract/imports.ts'
import { messages } from '../../domain/messages.ts'
import { importLimits } from '../../domain/moving/import-run.ts'
import { listedPairs, type ListedPair, type TextInFile } from '../../domain/moving/listed-pairs.ts'
import { reportAsCsv } from '../../domain/moving/report.ts'
import { groupByPages } from '../../domain/moving/told-by-page.ts'
import { Problem } from '../../domain/problem.ts'
import { pagination } from '../../domain/search/pagination.ts'
import type { MovingRun, SentFile } from '../../storage/moving/import-rows.ts'
import { undoImport } from '../../storage/moving/undo-import.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { downloadHeaders } from '../http/download-headers.ts'
import { editOf } from '../http/edit-of.ts'
import { receiveOctets } from '../http/receive-octets.ts'
import { idOf, numberOf } from './address-parameters.ts'

export function importRoutes({ storage }: ApiParts) {
  const { imports } = storage

  return createRoutes(importEndpoints, {
    'GET /imports': async (c) => {
      const { page, limit } = c.req.valid('query')
      const { runs, total } = await imports.list(page, limit)
      return { imports: runs.map(toImport), pagination: pagination(page, limit, total) }
    },

    'POST /imports': async (c) => {
      const { name } = c.req.valid('json')
      return { import: toImport(await imports.begin(name, editOf(c))) }
    },

    'GET /imports/:id': async (c) => ({ import: toImport(await imports.get(idOf(c))) }),

    'PATCH /imports/:id': async (c) => {
      const { old_site: old, ...choice } = c.req.valid('json')
      const oldSite = old && { fetch: old.fetch, ask: old.ask, perSecond: old.per_second }
      const changed = await imports.change(idOf(c), { ...choice, oldSite }, editOf(c))
      return { import: toImport(changed) }
    },

    'DELETE /imports/:id': async (c) => {
      await imports.remove(idOf(c), editOf(c))
      return { message: messages.deleted }
    },

    'POST /imports/:id/files': async (c) => {
      const file = await imports.addFile(idOf(c), c.req.valid('json'), editOf(c))
      return { file: toFile(file) }
    },

    'DELETE /imports/:id/files/:upload': async (c) => {
      await imports.removeFile(idOf(c), numberOf(c, 'upload'), editOf(c))
      return { message: messages.deleted }
    },

    'GET /imports/:id/files/:upload/table': async (c) => {
      const { encoding } = c.req.valid('query')
      return { table: await imports.table(idOf(c), numberOf(c, 'upload'), encoding) }
    },

    'POST /imports/:id/files/:upload/parts/:part': async (c) => {
      const [id, upload, part] = [idOf(c), numberOf(c, 'upload'), numberOf(c, 'part')]
      const octets = await receiveOctets(c.req.raw, importLimits.part)
      return { missing: await imports.addPart(id, { upload, part, ...octets }, editOf(c)) }
    },

    'POST /imports/:id/actions': async (c) => {
      return { import: toImport(await imports.act(idOf(c), c.req.valid('json'), editOf(c))) }
    },

    'GET /imports/:id/take-back': async (c) => {
      const { gone, staying } = await triedBack(idOf(c))
      return { brought: gone, staying }
    },

    'POST /imports/:id/take-back': async (c) => {
      const { keep_edited: isKept } = c.req.valid('json')
      const id = idOf(c)
      if (!isKept && (await triedBack(id)).staying.length > 0) throw new Problem('edited-since')
      return { import: toImport(await imports.beginTakingBack(id, editOf(c))) }
    },

    'GET /imports/:id/items': async (c) => {
      const { page, limit, ...filter } = c.req.valid('query')
      const { items, total } = await imports.items(idOf(c), filter, page, limit)
      return { items, pagination: pagination(page, limit, total) }
    },

    'GET /imports/:id/pairs': async (c) => {
      const { page, limit, ...filter } = c.req.valid('query')
      const { texts, decisions } = await imports.pairs(idOf(c))
      const all = listedPairs(texts, decisions, filter)
      const shown = all.slice((page - 1) * limit, page * limit)
      return { pairs: shown.map(toPair), pagination: pagination(page, limit, all.length) }
    },

    'POST /imports/:id/pairs': async (c) => {
      await imports.pair(idOf(c), c.req.valid('json'), editOf(c))
      return { message: messages.accomplished }
    },

    'GET /imports/:id/report.csv': async (c) => {
      const id = idOf(c)
      const report = reportAsCsv(await imports.report(id))
      const headers = downloadHeaders('text/csv; charset=UTF-8', `report-${id}.csv`)
      return new Response(report, { headers })
    },
  })

  async function triedBack(id: number) {
    const { source } = await imports.get(id)
    const edit = () => {
      throw new Error('a trial changes nothing')
    }
    return undoImport(storage, { source, run: id }, { isTrial: true, edit })
  }
}

function toImport(run: MovingRun): ImportResponse {
  const { id, name, source, state, actions, done, total, outcomes, kinds } = run
  const { destinations, encoding, arrive, phase, published, failure, staying } = run
  const { perSecond: per_second, ...oldSite } = run.oldSite
  return {
    id,
    name,
    source,
    state,
    actions,
    done,
    total,
    kinds,
    destinations,
    encoding,
    arrive,
    old_site: { ...oldSite, per_second },
    phase,
    published,
    library_files: run.libraryFiles,
    failure,
    staying,
    can_be_taken_back: run.mayBeTakenBack,
    outcomes: {
      taken_in: outcomes['taken in'] ?? 0,
      changed: outcomes.changed ?? 0,
      unchanged: outcomes.unchanged ?? 0,
      left_out: outcomes['left out'] ?? 0,
    },
    lacks_wpml_table: run.lacksWpmlTable,
    is_ours: run.isOurs,
    files: run.files.map(toFile),
    started_by: { id: run.startedBy.id, name: run.startedBy.name },
    started_at: run.startedAt.toISOString(),
    changed_at: run.changedAt.toISOString(),
    ended_at: run.endedAt?.toISOString() ?? null,
  }
}

function toPair({ grade, isJoined, one, other }: ListedPair): ImportPairResponse {
  return {
    grade,
    is_joined: isJoined,
    is_told_by_site: grade === 'sure' && one.group?.startsWith(groupByPages) === true,
    one: toTextOfPair(one),
    other: other && toTextOfPair(other),
  }
}

function toTextOfPair({ n, kind, languages, title, address, date }: TextInFile) {
  const dated_at = date === null ? null : new Date(`${date}Z`).toISOString()
  return { n, kind, language: languages.join(' '), title, address, dated_at }
}

function toFile(file: SentFile): ImportFileResponse {
  return { ...file, part_bytes: importLimits.part }
}
