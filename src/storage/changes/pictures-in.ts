import { tablesIn } from '../engine/patchset.ts'

const pictureId = /(?<![0-9a-f])([0-9a-f]{32}|[0-9a-f]{64})(?![0-9a-f])/g
const tables = ['media', 'waiting_pictures', 'blobs']

/** The pictures and files that a change adds, or of which it says that more has been encoded. */
export function picturesIn(patchset: Uint8Array): string[] {
  const ids = [...tablesIn(patchset)]
    .filter(({ table }) => tables.includes(table))
    .flatMap(({ bytes }) => Buffer.from(bytes).toString('latin1').match(pictureId) ?? [])
  return [...new Set(ids)]
}
