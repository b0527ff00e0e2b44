import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFiles } from '../../src/storage/media/media-files.ts'
import { contentName } from '../../src/storage/media/media-names.ts'
import type { PlacedAttachment } from '../../src/storage/messages/attachment-rows.ts'
import { today } from './cast.ts'
import { madePdf } from './made-files.ts'

export async function placedAttachment(
  files: MediaFiles,
  id: string,
  content: string = madePdf({ pages: 1 }),
): Promise<PlacedAttachment> {
  const staged = await files.stage()
  await writeFile(join(staged, contentName), content)
  await files.store(staged, id)
  return {
    id,
    position: 0,
    field: 'filesof1',
    name: 'cv.pdf',
    type: 'pdf',
    bytes: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex'),
    created_at: today.toISOString(),
  }
}
