import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFiles } from '../../src/storage/media/media-files.ts'
import { contentName } from '../../src/storage/media/media-names.ts'
import type { PlacedAttachment } from '../../src/storage/messages/attachment-rows.ts'
import { byLayla, today } from './cast.ts'
import { madePdf } from './made-files.ts'
import type { OpenedStorage } from './storages.ts'

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

export async function offerApplication(
  { forms }: Pick<OpenedStorage, 'forms'>,
  { required = false } = {},
): Promise<void> {
  const values = {
    order: ['nameof01', 'emailof1', 'filesof1'],
    'field:nameof01': { kind: 'line', required: true, role: 'name' },
    'field:emailof1': { kind: 'email', required: true, role: 'email' },
    'field:filesof1': { kind: 'attachment', required, most: 3 },
    'title.en': 'Apply',
    'label:nameof01.en': 'Name',
    'label:emailof1.en': 'Email',
    'label:filesof1.en': 'Your CV',
  }
  await forms.create(values, byLayla())
}

export const rimasApplication = { nameof01: 'Rima', emailof1: 'rima@farm.example' }

export function applicationOf(files: File[], answers: object = {}, ticket?: string): FormData {
  const form = new FormData()
  if (ticket !== undefined) form.append('ticket', ticket)
  form.append('language', 'en')
  form.append('answers', JSON.stringify({ ...rimasApplication, ...answers }))
  for (const file of files) form.append('files[]', file)
  return form
}
