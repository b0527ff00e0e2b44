import type { Context, MiddlewareHandler } from 'hono'
import { filesPart } from '../../domain/forms/attachment.ts'
import { jsonIn } from '../../domain/text/json-text.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { z } from '../../domain/text/schema.ts'
import { lines, longestSave } from '../../throttle/bounds.ts'
import { createSemaphore, runBriefly } from '../../throttle/semaphore.ts'
import type { ApiVariables } from './permissions.ts'
import {
  ofAttachments,
  ofFiles,
  type ReceivedForm,
  receiveForm,
  type UploadRules,
} from './receive-form.ts'
import { aboutFiles } from './about-files.ts'

const known = new Set<string>(Object.values(messages))
const jsonLimit = 1024 * 1024

/** Files are encoded in turns of their own. */
const saves = createSemaphore(lines.save)

type Validation = MiddlewareHandler<ApiVariables>

export function validateQuery(schema: z.ZodType): Validation {
  return async (c, next) => {
    c.req.addValidatedData('query', parsed(schema, c.req.query()) as object)
    await next()
  }
}

export function validateJson(schema: z.ZodType): Validation {
  return async (c, next) => {
    requireType(c, /^application\/json\b/i)
    c.req.addValidatedData('json', parsed(schema, await jsonBody(c)) as object)
    await next()
  }
}

/**
 * A multipart body: `schema` for its fields, `rules` for its files, which are streamed to a staging
 * folder and removed again when the call has been answered. Without files it waits for its turn.
 */
export function validateForm(schema: z.ZodType, rules: UploadRules): Validation {
  return async (c, next) => {
    requireType(c, /^multipart\/form-data\b/i)
    const form = await received(c, rules)
    const answer = async () => {
      const fields = parsed(schema, form.fields)
      c.req.addValidatedData('form', { fields, files: form.files })
      await next()
    }
    const hasFiles = Object.keys(form.files).length > 0
    try {
      await (hasFiles ? answer() : runBriefly(saves, longestSave, answer))
    } finally {
      await form.remove()
    }
  }
}

export function validateEither(json: z.ZodType, form: z.ZodType, rules: UploadRules): Validation {
  const asForm = validateForm(form, rules)
  return async (c, next) => {
    if (/^multipart\//i.test(c.req.header('content-type') ?? '')) return asForm(c, next)
    requireType(c, /^application\/json\b/i)
    const fields = parsed(json, await jsonBody(c))
    c.req.addValidatedData('form', { fields, files: {} })
    return next()
  }
}

function received(c: Context<ApiVariables>, rules: UploadRules): Promise<ReceivedForm> {
  const { attachments, files, media } = c.get('storage')
  const request = c.req.raw
  if ('file.*' in rules) return receiveForm(request, files.stageUpload, rules, ofFiles)
  if (!(filesPart in rules)) return receiveForm(request, media.stageUpload, rules)
  return receiveForm(request, attachments.stageUpload, rules, ofAttachments).catch((cause) => {
    throw aboutFiles(cause)
  })
}

type Path = z.core.$ZodIssue['path']

function parsed<S extends z.ZodType>(
  schema: S,
  value: unknown,
  nameOf = (path: Path) => String(path[0] ?? 'body'),
): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Problem('invalid-input', { fields: fieldSentences(result.error, nameOf) })
}

/** A value within a body; what is wrong in it is named by its whole path: `contacts.0.value`. */
export function validated<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return parsed(schema, value, (path) => path.join('.'))
}

function fieldSentences(error: z.ZodError, nameOf: (path: Path) => string): Record<string, string> {
  const sentences: Record<string, string> = Object.create(null)
  for (const [path, sentence] of error.issues.values().flatMap(wrongPaths).take(mostNamed)) {
    sentences[nameOf(path).slice(0, longestName)] ??= sentence
  }
  return sentences
}

/** A refusal stays small, however much of a request is wrong. */
const mostNamed = 20
const longestName = 100

function wrongPaths(issue: z.core.$ZodIssue): [Path, string][] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path, sentenceOf(issue.message)]]
  return issue.keys.slice(0, mostNamed).map((key) => [[...issue.path, key], messages.unknownField])
}

function sentenceOf(message: string): string {
  return known.has(message) ? message : messages.invalidInput
}

function requireType(c: Context, expected: RegExp): void {
  if (!expected.test(c.req.header('content-type') ?? ''))
    throw new Problem('media-type-unsupported')
}

async function jsonBody(c: Context): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > jsonLimit) throw new Problem('too-large')
    chunks.push(chunk)
  }
  const value = jsonIn(Buffer.concat(chunks).toString('utf8'))
  if (value === undefined) throw new Problem('invalid-body')
  return value
}
