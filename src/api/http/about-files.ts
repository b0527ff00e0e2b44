import { filesPart } from '../../domain/forms/attachment.ts'
import { Problem, type ProblemCode } from '../../domain/problem.ts'
import { sentences } from './problem-response.ts'

const ofFiles: ProblemCode[] = ['attachment-too-large', 'attachments-unavailable', 'too-many-files']

const laterBy = 600

export function aboutFiles(cause: unknown): unknown {
  if (!(cause instanceof Problem)) return cause
  const code = cause.code === 'unavailable' ? 'attachments-unavailable' : cause.code
  if (!ofFiles.includes(code)) return cause
  const retryAfter = code === 'attachments-unavailable' ? laterBy : 0
  return new Problem(code, { fields: { [filesPart]: sentences[code] }, cause, retryAfter })
}
