import { tablesIn } from '../engine/patchset.ts'

const contentId = /(?<![0-9a-f])([0-9a-f]{32}|[0-9a-f]{64})(?![0-9a-f])/g
const attachmentId = /(?<![0-9a-z])[0-9a-z]{25}(?![0-9a-z])/g
const idsIn: Record<string, RegExp> = {
  media: contentId,
  waiting_pictures: contentId,
  blobs: contentId,
  attachments: attachmentId,
}

/** The pictures and files that a change adds, or of which it says that more has been encoded. */
export function picturesIn(patchset: Uint8Array): string[] {
  const ids = [...tablesIn(patchset)].flatMap(({ table, bytes }) => {
    const pattern = idsIn[table]
    return (pattern && Buffer.from(bytes).toString('latin1').match(pattern)) ?? []
  })
  return [...new Set(ids)]
}
