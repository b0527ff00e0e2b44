import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { attachmentLimits } from '../../domain/forms/attachment.ts'
import { pictureLimits, uploadLimit } from '../../domain/media/media.ts'
import { messages } from '../../domain/messages.ts'
import { fileLimits } from '../../domain/files/library-file.ts'
import { Problem, type ProblemCode } from '../../domain/problem.ts'
import { richTextLimit } from '../../domain/rich-text/rich-text.ts'
import type { Upload } from '../../storage/media/media-store.ts'
import { storeUnavailable } from '../../storage/engine/unavailable.ts'

/**
 * Each field may carry so many files: `{ image: 1, 'images[]': 30 }`; `file.*` stands for one in each language,
 * of which all together may be so many.
 */
export type UploadRules = Record<string, number>
type UploadLimits = {
  bytes: number
  fields: number
  tooLarge: ProblemCode
  text?: number
  mayRepeat?: true
}

const ofPictures: UploadLimits = { bytes: pictureLimits.bytes, fields: 20, tooLarge: 'too-large' }
export const ofFiles: UploadLimits = {
  bytes: fileLimits.bytes,
  fields: 40,
  tooLarge: 'file-too-large',
}
export const ofAttachments: UploadLimits = {
  bytes: attachmentLimits.bytes,
  fields: 40,
  tooLarge: 'attachment-too-large',
  text: 64 * 1024,
}
const ofSentForms: UploadLimits = { ...ofAttachments, fields: 1_000, mayRepeat: true }
const eachAnswer = /^answer:[a-z\d]{8}$/
const eachLanguage = /^file\.[a-z\d-]+$/

export type ReceivedForm = {
  fields: Record<string, string>
  files: Record<string, Upload[]>
  remove(): Promise<void>
}

/** Two of the longest texts come in one field, in characters of four bytes, with short texts beside them. */
const fieldLimit = 2 * 4 * richTextLimit + 64 * 1024

/**
 * Streams a multipart body: fields into memory, files into a folder that `stage` makes when the first of
 * them comes and `remove` deletes.
 */
export async function receiveForm(
  request: Request,
  stage: () => Promise<string>,
  rules: UploadRules,
  limits = ofPictures,
): Promise<ReceivedForm> {
  const { refusal, entries: _entries, ...form } = await receive(request, stage, rules, limits)
  if (!refusal) return form
  await form.remove()
  throw refusal
}

export function receiveSentForm(
  request: Request,
  stage: () => Promise<string>,
): Promise<ReceivedForm & Received> {
  return receive(request, stage, { 'answer:*': attachmentLimits.files }, ofSentForms)
}

async function receive(
  request: Request,
  stage: () => Promise<string>,
  rules: UploadRules,
  limits: UploadLimits,
): Promise<ReceivedForm & Received> {
  let staged: Promise<string> | undefined
  const folder = () => (staged ??= stage())
  /** A folder that cannot be removed is cleared away later, with all that lies staged. */
  const remove = async () => {
    const folder = await staged?.catch(() => undefined)
    if (folder) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
  try {
    if (Number(request.headers.get('content-length') ?? 0) > uploadLimit) {
      throw new Problem('too-large')
    }
    return { ...(await received(request, folder, rules, limits)), remove }
  } catch (cause) {
    await remove()
    throw asProblem(cause)
  }
}

type Received = { entries: [string, string][]; refusal: Problem | undefined }

async function received(
  request: Request,
  folder: () => Promise<string>,
  rules: UploadRules,
  limits: UploadLimits,
): Promise<Omit<ReceivedForm, 'remove'> & Received> {
  const entries: [string, string][] = []
  let length = 0
  const fields: Record<string, string> = Object.create(null)
  const files: Record<string, Promise<Upload>[]> = Object.create(null)
  const writing: Promise<Upload>[] = []
  const brokenOff = new AbortController()
  let refusal: Problem | undefined
  const refuse = (problem: Problem) => {
    refusal ??= problem
  }

  const parser = createParser(request, rules, limits)
  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) refuse(invalid(name, messages.tooLong))
    if (name in fields && !limits.mayRepeat) refuse(invalid(name, messages.unknownField))
    length += value.length
    if (length > (limits.text ?? Infinity)) return refuse(new Problem('too-large'))
    fields[name] = value
    entries.push([name, value])
  })
  parser.on('file', (name, stream, fileName) => {
    if (limits.mayRepeat && !fileName) return stream.resume()
    const known = (files[name] ??= [])
    const most = mostOf(name, rules)
    if (most === 0) refuse(invalid(name, messages.unknownField))
    else if (known.length >= most) refuse(new Problem('too-many-files'))
    if (refusal) return stream.resume()
    const file = String(writing.length)
    const path = folder().then((staged) => join(staged, file))
    stream.on('limit', () => refuse(new Problem(limits.tooLarge)))
    const written = keep(stream, path, refuse, brokenOff.signal).then((path) => ({
      path,
      name: fileName,
    }))
    // A file can fail a moment before its form does; unheard until then, it would end the process.
    written.catch(() => {})
    known.push(written)
    writing.push(written)
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => refuse(new Problem('too-many-files')))
  }
  await pipeline(bounded(request), parser).catch(async (cause) => {
    brokenOff.abort()
    await Promise.allSettled(writing)
    throw cause
  })
  await Promise.allSettled(writing)
  if (refusal) return { fields: { ...fields }, entries, files: {}, refusal }
  const paths = Object.entries(files).map(async ([name, stored]) => [
    name,
    await Promise.all(stored),
  ])
  const written = Object.fromEntries(await Promise.all(paths))
  return { fields: { ...fields }, entries, files: written, refusal }
}

function mostOf(name: string, rules: UploadRules): number {
  if (Object.hasOwn(rules, name)) return rules[name] ?? 0
  if (eachAnswer.test(name)) return rules['answer:*'] ?? 0
  return rules['file.*'] && eachLanguage.test(name) ? 1 : 0
}

function createParser(request: Request, rules: UploadRules, { bytes, fields }: UploadLimits) {
  const files = Object.values(rules).reduce((sum, count) => sum + count, 0)
  return new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: { fieldSize: fieldLimit, fields, fileSize: bytes, files: files + 1 },
  })
}

async function keep(
  stream: BusboyFileStream,
  target: Promise<string>,
  refuse: (problem: Problem) => void,
  signal: AbortSignal,
): Promise<string> {
  // A body that breaks off says so of the form and of each file in it; `signal` ends those.
  stream.on('error', () => {})
  try {
    const path = await target
    await write(stream, path, signal)
    return path
  } catch (cause) {
    // The rest is read although it cannot be kept: a sender who is cut off would not learn why.
    stream.resume()
    if (!signal.aborted) refuse(cause instanceof Problem ? cause : storeUnavailable(cause))
    throw cause
  }
}

async function write(stream: BusboyFileStream, path: string, signal: AbortSignal): Promise<void> {
  const file = createWriteStream(path).on('error', () => {})
  try {
    await finished(stream.pipe(file), { signal })
  } catch (cause) {
    stream.unpipe(file)
    file.destroy()
    throw cause
  }
}

async function* bounded(request: Request): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of Readable.from(request.body ?? [])) {
    size += chunk.byteLength
    if (size > uploadLimit) throw new Problem('too-large')
    yield chunk
  }
}

function invalid(name: string, sentence: string): Problem {
  return new Problem('invalid-input', { fields: { [name]: sentence } })
}

/** Whatever else goes wrong, the body broke off or is no form. */
function asProblem(cause: unknown): Problem {
  return cause instanceof Problem ? cause : new Problem('invalid-body', { cause })
}
