import type { Context } from 'hono'
import type { ErrorResponse } from '../../contract/shared.ts'
import { type Message, messages } from '../../domain/messages.ts'
import { Problem, type ProblemCode, problemStatus } from '../../domain/problem.ts'
import { asUnavailable } from '../../storage/engine/unavailable.ts'
import type { FailureLog } from './failure-log.ts'
import { toConflict } from '../routes/revision-response.ts'

export const sentences: Record<ProblemCode, Message> = {
  'invalid-input': messages.invalidInput,
  'invalid-body': messages.invalidBody,
  'gallery-mismatch': messages.galleryMismatch,
  'gallery-foreign': messages.galleryForeign,
  'gallery-full': messages.galleryFull,
  'not-an-image': messages.notAnImage,
  'picture-incomplete': messages.pictureIncomplete,
  'too-many-pixels': messages.tooManyPixels,
  'picture-failed': messages.pictureFailed,
  'library-full': messages.libraryFull,
  'not-a-file': messages.fileUnknown,
  'files-full': messages.filesFull,
  'passkeys-full': messages.passkeysFull,
  untitled: messages.articleUntitled,
  'proof-needed': messages.proofNeeded,
  'too-many-files': messages.tooManyFiles,
  'part-damaged': messages.partDamaged,
  unauthorized: messages.unauthorized,
  forbidden: messages.forbidden,
  'not-found': messages.notFound,
  conflict: messages.conflict,
  'email-taken': messages.emailTaken,
  'code-taken': messages.codeTaken,
  'address-taken': messages.addressTaken,
  'address-answers': messages.addressAnswers,
  'last-administrator': messages.lastAdministrator,
  'own-account': messages.ownAccount,
  'second-factor-first': messages.secondFactorFirst,
  'inactive-account': messages.inactiveAccount,
  'authenticator-set-up': messages.authenticatorSetUp,
  'default-language': messages.defaultLanguage,
  'no-demo-content': messages.noDemoContent,
  'picture-in-use': messages.pictureInUse,
  'file-in-use': messages.fileInUse,
  'no-backup-place': messages.noBackupStore,
  'no-passkeys-here': messages.noPasskeysHere,
  'too-many-keys': messages.tooManyKeys,
  'nothing-held': messages.nothingHeld,
  incomplete: messages.articleIncomplete,
  'previews-full': messages.previewsFull,
  'no-mail-server': messages.noMailServer,
  'nothing-prepared': messages.nothingPrepared,
  'already-answered': messages.alreadyAnswered,
  'notes-full': messages.notesFull,
  'move-in-progress': messages.moveInProgress,
  'wrong-step': messages.wrongStep,
  'cannot-join': messages.cannotJoin,
  'edited-since': messages.editedSince,
  'too-large': messages.tooLarge,
  'file-too-large': messages.fileTooLarge,
  'attachment-too-large': messages.attachmentTooLarge,
  'media-type-unsupported': messages.mediaTypeUnsupported,
  'too-many-attempts': messages.tooManyAttempts,
  unavailable: messages.unavailable,
  'attachments-unavailable': messages.attachmentsUnavailable,
  frozen: messages.frozen,
  'no-room': messages.noRoom,
}

/**
 * Problems become their status and sentence; anything else is logged, and answered without details.
 */
export function errorResponse(error: Error, c: Context, report: FailureLog): Response {
  const problem = asProblem(error)
  if (!problem || problem.code === 'unavailable') {
    report(error, { requestId: c.get('requestId'), path: c.req.path })
  }
  return problem ? problemResponse(problem, c) : c.json({ error: messages.serverError }, 500)
}

export function problemResponse(problem: Problem, c: Context): Response {
  if (problem.retryAfter) c.header('retry-after', String(problem.retryAfter))
  const body: ErrorResponse = {
    error: sentenceOf(problem),
    ...(problem.fields ? { fields: problem.fields } : {}),
    ...(problem.needs ? { needs: problem.needs } : {}),
    ...(problem.ticket ? { ticket: problem.ticket } : {}),
    ...(problem.uses ? { uses: problem.uses } : {}),
    ...(problem.conflict ? conflictOf(problem.conflict) : {}),
  }
  return c.json(body, problemStatus[problem.code])
}

/** A client that broke off gets no response; the request is logged. */
function asProblem(error: Error): Problem | undefined {
  if (error instanceof Problem) return error
  if (isBrokenOff(error)) return new Problem('invalid-body', { cause: error })
  return asUnavailable(error)
}

export function notFoundResponse(c: Context): Response {
  return c.json({ error: messages.notFound }, 404)
}

export function methodNotAllowedResponse(c: Context, methods: string[]): Response {
  return c.json({ error: messages.methodNotAllowed }, 405, { allow: methods.join(', ') })
}

function conflictOf({ revision, conflicts, document }: NonNullable<Problem['conflict']>) {
  return { revision, conflicts: conflicts.map(toConflict), ...(document && { document }) }
}

export function sentenceOf(problem: Problem): string {
  const ofFields = Object.values(problem.fields ?? {})
  return ofFields.length === 1 && ofFields[0] ? ofFields[0] : sentences[problem.code]
}

export function isBrokenOff(error: Error): boolean {
  return /^(aborted|Client connection prematurely closed\.)$/.test(error.message)
}
