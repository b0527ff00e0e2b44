import { setTimeout as wait } from 'node:timers/promises'
import type { Manifest } from '../backup/manifest.ts'
import { differences, fillFrom } from '../backup/rehearse.ts'
import { withScratch } from '../backup/restore.ts'
import { type Base, basesIn, folderOf, segmentsIn } from './chain-files.ts'
import type { ChangePlace } from './change-place.ts'
import { covering, type RestorePlan } from './plan-restore.ts'
import { changesOf } from './read-changes.ts'
import { replay } from './replay.ts'

type Rehearsal = {
  manifest: Manifest
  scratchFolder: string
  /** Lends the file of the archive that is the base. */
  withBase: (base: Base, work: (file: string) => Promise<string[]>) => Promise<string[]>
}

const patience = { tries: 20, pause: 1_000 }

/**
 * Applies what was sent since the base before to that base, and compares every table with a new archive.
 * Returns how they differ; nothing where there is no base before, or not all has been sent.
 */
export async function changeFaults(
  place: ChangePlace,
  { manifest, scratchFolder, withBase }: Rehearsal,
): Promise<string[]> {
  try {
    const plan = await planUpTo(place, manifest)
    if (!plan) return []
    return await withBase(plan.base, (archive) =>
      withScratch(scratchFolder, async ({ database, file }) => {
        await fillFrom(archive, database)
        await replay(file, changesOf(place, plan, null))
        return differences(database.db, manifest.tables)
      }),
    )
  } catch (error) {
    if (error instanceof Error) return [`the changes since the backup before: ${error.message}`]
    throw error
  }
}

async function planUpTo(
  place: ChangePlace,
  { changes }: Manifest,
): Promise<RestorePlan | undefined> {
  if (!changes) return undefined
  const { chain, sequence } = changes
  for (let tries = 0; tries < patience.tries; tries++) {
    const names = await place.list(folderOf(chain))
    const base = basesIn(names).findLast((other) => other.sequence < sequence)
    if (!base) return undefined
    const segments = segmentsIn(names)
    if (segments.some(({ last }) => last >= sequence)) {
      return { base, segments: covering(segments, base, sequence), at: null, until: sequence }
    }
    await wait(patience.pause)
  }
  return undefined
}
