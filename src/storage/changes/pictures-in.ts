import { tablesIn } from '../engine/patchset.ts'

const pictureId = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g

/** The pictures that a change adds, or of which it says that more has been encoded. */
export function picturesIn(patchset: Uint8Array): string[] {
  const ids = [...tablesIn(patchset)]
    .filter(({ table }) => table === 'media' || table === 'waiting_pictures')
    .flatMap(({ bytes }) => Buffer.from(bytes).toString('latin1').match(pictureId) ?? [])
  return [...new Set(ids)]
}
