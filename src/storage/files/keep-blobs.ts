import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileBlob } from '../../domain/files/library-file.ts'
import { Problem } from '../../domain/problem.ts'
import { type PlainEdit, textName } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import type { Database } from '../engine/database.ts'
import { requireRight } from '../engine/rights.ts'
import type { Trx } from '../engine/tables.ts'
import { fileTypeAt } from './file-type-at.ts'
import { pdfFacts } from './pdf-reader.ts'
import { requireOwnPictures } from '../installation/installation.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { contentName, previewName } from '../media/media-names.ts'

export async function keepBlobs(
  { db, writeQuietly }: Database,
  files: MediaFiles,
  uploads: Record<LanguageCode, string>,
  { right, at }: PlainEdit,
): Promise<FileBlob[]> {
  const paths = Object.values(uploads)
  if (paths.length === 0) return []
  await requireRight(db, right)
  await requireOwnPictures(db, files)
  const blobs: FileBlob[] = []
  for (const [language, path] of Object.entries(uploads)) {
    blobs.push(await blobAt(path, textName('file', language)))
  }
  const ids = [...new Set(blobs.map(({ id }) => id))].toSorted()
  for (;;) {
    for (const [index, blob] of blobs.entries()) await place(files, paths[index] ?? '', blob)
    await writeQuietly(right, (trx) => register(trx, blobs, ids, at))
    await Promise.all(ids.map(files.unmark))
    if ((await Promise.all(ids.map(files.has))).every(Boolean)) return blobs
  }
}

async function blobAt(path: string, field: string): Promise<FileBlob> {
  const { size: bytes } = await stat(path)
  const type = await fileTypeAt(path)
  if (!type) throw new Problem('not-a-file', { fields: { [field]: messages.fileUnknown } })
  const id = await contentIdOf(path)
  const facts =
    type === 'pdf' ? await pdfFacts({ file: path, preview: previewOf(path) }) : undefined
  return { id, type, bytes, pages: facts?.pages ?? null }
}

export async function contentIdOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Uploads are folders of their own, which go with what is in them. */
function previewOf(path: string): string {
  return `${path}.${previewName}`
}

/** A file that was stored before previews were drawn gets its own. */
async function place(files: MediaFiles, path: string, { id, pages }: FileBlob): Promise<void> {
  const stored = (await files.has(id)) ? await files.variants(id) : []
  const isDrawn = pages === null || stored.includes(previewName)
  if (stored.includes(contentName) && isDrawn) return
  const staged = await files.stage()
  try {
    if (pages !== null) await copyFile(previewOf(path), join(staged, previewName))
    if (stored.includes(contentName)) return await files.add(staged, id)
    await copyFile(path, join(staged, contentName))
    await files.store(staged, id)
  } finally {
    await files.discard(staged)
  }
}

async function register(trx: Trx, blobs: FileBlob[], ids: string[], at: Date): Promise<void> {
  const rows = new Map(blobs.map((blob) => [blob.id, { ...blob, used_at: at.toISOString() }]))
  for (const row of ids.flatMap((id) => rows.get(id) ?? [])) {
    await trx
      .insertInto('blobs')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
}
