import type { Log } from '../api/http/api-parts.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { ExportOutcome } from '../storage/leaving/export-store.ts'
import { never } from '../storage/scheduling/work-store.ts'
import type { Config } from './config.ts'
import { runCommand } from './run-command.ts'
import type { Job } from './scheduler.ts'

type Made = { bytes: number; missing: string[] }

export function prepareExports(
  { projectFolder }: Pick<Config, 'projectFolder'>,
  { exports }: Pick<Storage, 'exports'>,
  log: Log,
): Job {
  async function prepare(
    signal: AbortSignal,
    progress: Parameters<Job['run']>[1],
  ): Promise<ExportOutcome> {
    try {
      const { name, path } = await exports.newPlace()
      const said = await runCommand(['export', '--to', path], { projectFolder, signal, progress })
      if ('error' in said) return { error: String(said.error) }
      const { bytes, missing } = said as Made
      await exports.keep(name)
      return { name, bytes, missing: missing.length }
    } catch (error) {
      return { error: `the process that exports ended: ${String(error)}` }
    }
  }

  return {
    name: 'export',
    next: () => never,
    async run(signal, report) {
      const outcome = await prepare(signal, report)
      if (!signal.aborted && 'error' in outcome) log.error(outcome, 'export failed')
      return { outcome, isDone: true }
    },
  }
}
