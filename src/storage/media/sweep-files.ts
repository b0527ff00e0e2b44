import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { requireOwnPictures } from '../installation/installation.ts'
import type { MediaFiles } from './media-files.ts'

const hour = 60 * 60 * 1000
/** The save for which it was uploaded may still come. */
const unusedGrace = hour
/** A restored backup may still refer to it. */
const markedGrace = 30 * 24 * hour

type Rows = {
  known(): Promise<string[]>
  unusedSince(before: string): Promise<string[]>
  deleteIfUnused(trx: Trx, id: string, before: string): Promise<boolean>
}

/**
 * Marks files that nothing refers to, in history or content, and those without a row; deletes those marked long
 * ago. Used again, they lose the mark. Throws if the files belong to another database.
 */
export async function sweepFiles(
  { db, writeQuietly }: Database,
  files: MediaFiles,
  rows: Rows,
  now: Date,
): Promise<void> {
  await requireOwnPictures(db, files)
  const before = new Date(now.getTime() - unusedGrace)
  const { needed, unneeded } = await sorted()
  for (const id of needed) await files.unmark(id)
  for (const id of unneeded) await markOrRemove(id)
  await files.clearStaging(before)

  async function markOrRemove(id: string): Promise<void> {
    const since = await files.markedSince(id)
    if (!since && (await files.storedAt(id))) return files.mark(id, now)
    if (since && now.getTime() - since.getTime() < markedGrace) return
    await writeQuietly('product', async (trx) => {
      if (await rows.deleteIfUnused(trx, id, before.toISOString())) await files.remove(id)
    })
  }

  async function sorted(): Promise<{ needed: string[]; unneeded: Set<string> }> {
    const known = new Set(await rows.known())
    const unneeded = new Set(await rows.unusedSince(before.toISOString()))
    const marked = new Set(await files.marked())
    const stored = new Set([...(await files.stored()), ...marked])
    for (const id of stored.difference(known)) {
      if (marked.has(id) || isBefore(await files.storedAt(id), before)) unneeded.add(id)
    }
    return { needed: [...known.difference(unneeded).intersection(marked)], unneeded }
  }
}

function isBefore(date: Date | undefined, time: Date): boolean {
  return date !== undefined && date < time
}
