import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../api/http/api-parts.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import { messages } from '../../domain/messages.ts'
import { CannotMove, SiteIsAway, type WorkingState } from '../../domain/moving/import-run.ts'
import { destinationsOf } from '../../domain/moving/destinations.ts'
import { Problem } from '../../domain/problem.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { isUnavailable } from '../../storage/engine/unavailable.ts'
import type { MovingRun } from '../../storage/moving/import-rows.ts'
import { undoImport } from '../../storage/moving/undo-import.ts'
import { never } from '../../storage/scheduling/work-store.ts'
import type { Config } from '../config.ts'
import type { Job } from '../scheduler.ts'
import type { Internet } from './guarded-fetch.ts'

type Working = MovingRun & { state: WorkingState }

const minute = 60_000
const betweenNotes = 500

class Stopped extends Error {}

/** Goes on with the run of the dashboard wherever a process that was killed has left it. */
export function importJob(
  storage: Storage,
  { dataFolder }: Pick<Config, 'dataFolder'>,
  log: Log,
  internet?: Internet,
): Job {
  const { imports, installation } = storage
  let isActive = false

  async function goOn(run: Working, signal: AbortSignal): Promise<void> {
    const edit = (): Edit => {
      if (signal.aborted) throw new Stopped()
      return { by: run.startedBy, right: 'product', at: new Date() }
    }
    if (run.state === 'taking_back') {
      const asked = { source: run.source, run: run.id }
      const { staying } = await undoImport(storage, asked, { isTrial: false, edit })
      return imports.endTakingBack(run.id, staying, new Date())
    }
    const folder = join(dataFolder, 'imports', 'scratch', String(run.id))
    try {
      await moveInSent(run, folder, edit)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function moveInSent(run: Working, folder: string, edit: () => Edit): Promise<void> {
    const [{ gatherFiles }, { moveIn }] = await Promise.all([
      import('./gather-files.ts'),
      import('./move-in.ts'),
    ])
    const { id, state } = run
    const gathered = await gatherFiles(run, imports, folder)
    const isTrial = state === 'trying'
    let notedAt = 0
    const read = await moveIn(
      { storage, edit, ...(internet && { internet }) },
      {
        ...gathered,
        oldSite: run.oldSite,
        destinations: destinationsOf(run.destinations),
        arrive: run.arrive,
        encoding: run.encoding ?? undefined,
        isTrial,
        run: id,
        async progress(done, total, told, phase) {
          const { at } = edit()
          if (isTrial && at.getTime() - notedAt < betweenNotes && done < total) return
          notedAt = at.getTime()
          const lines = isTrial ? [] : told
          const noted = await imports.note(id, state, { phase, done, total, lines })
          if (!noted) throw new Stopped()
        },
      },
    )
    await imports.end(run, read, new Date())
  }

  async function ended(run: Working, signal: AbortSignal): Promise<boolean> {
    try {
      await goOn(run, signal)
      return true
    } catch (error) {
      if (error instanceof Stopped || signal.aborted || isChanged(error)) return false
      const sentence = sentenceOf(error)
      if (sentence === messages.unexpected) log.error({ err: error, import: run.id }, 'move failed')
      if (sentence === undefined) return false
      const isWaiting = error instanceof SiteIsAway && run.state === 'running'
      const after = isWaiting ? 'paused' : 'failed'
      await imports.fail({ ...run, after }, sentence, new Date()).catch((cause: unknown) => {
        if (!isChanged(cause)) throw cause
      })
      return true
    }
  }

  return {
    name: 'import',
    isDueAtStart: true,
    next: (now) => (isActive ? new Date(now.getTime() + minute) : never),
    async run(signal) {
      let count = 0
      if (!(await installation.isFrozen())) {
        for (let run = await imports.working(); run; run = await imports.working()) {
          count += 1
          if (!(await ended(run, signal))) break
        }
      }
      isActive = await imports.isActive()
      return { outcome: { runs: count }, isDone: true }
    },
  }
}

function sentenceOf(error: unknown) {
  if (error instanceof CannotMove) return error.sentence
  const cause = error instanceof Problem ? error.cause : error
  const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return messages.noRoom
  const isWaiting = isUnavailable(error) || (error instanceof Problem && error.code === 'frozen')
  return isWaiting ? undefined : messages.unexpected
}

function isChanged(error: unknown): boolean {
  return error instanceof Problem && error.code === 'wrong-step'
}
