import { createHash, randomBytes } from 'node:crypto'
import { copyFile, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { attachmentName, type AttachmentType, filesPart } from '../../domain/forms/attachment.ts'
import { type Message, messages } from '../../domain/messages.ts'
import { Problem, type ProblemCode } from '../../domain/problem.ts'
import { fileTypeAt } from '../files/file-type-at.ts'
import { refuseUnreadablePdf } from '../files/pdf-reader.ts'
import { isOurs } from '../media/file-beginnings.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { contentName } from '../media/media-names.ts'
import type { Upload } from '../media/media-store.ts'
import { encodeUpright } from '../media/picture-encoder.ts'

export type StagedAttachment = {
  folder: string
  id: string
  name: string
  type: AttachmentType
  bytes: number
  sha256: string
}

const refusals: Partial<Record<ProblemCode, Message>> = {
  'not-an-image': messages.attachmentUnknown,
  'picture-incomplete': messages.pictureIncomplete,
  'too-many-pixels': messages.tooManyPixels,
  'picture-failed': messages.pictureFailed,
}

export async function stageAttachment(
  files: MediaFiles,
  { path, name }: Upload,
): Promise<StagedAttachment> {
  const folder = await files.stage()
  const target = join(folder, contentName)
  try {
    const type = await written(path, target)
    const sha256 = createHash('sha256')
      .update(await readFile(target))
      .digest('hex')
    const { size: bytes } = await stat(target)
    return { folder, id: newId(), name: attachmentName(name, type), type, bytes, sha256 }
  } catch (cause) {
    await files.discard(folder)
    throw asRefusal(cause)
  }
}

function newId(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0')
}

async function written(path: string, target: string): Promise<AttachmentType> {
  const beginning = await beginningOf(path)
  if (isOurs(beginning) || !beginning.includes('%PDF-')) {
    await encodeUpright(path, target)
    return 'webp'
  }
  if ((await fileTypeAt(path)) !== 'pdf') throw refusal(messages.pdfUnreadable)
  await refuseUnreadablePdf(path)
  await copyFile(path, target)
  return 'pdf'
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function asRefusal(cause: unknown): unknown {
  const sentence = cause instanceof Problem ? refusals[cause.code] : undefined
  return sentence ? refusal(sentence) : cause
}

function refusal(sentence: Message): Problem {
  return new Problem('invalid-input', { fields: { [filesPart]: sentence } })
}
