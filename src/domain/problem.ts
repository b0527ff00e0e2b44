import type { FileUse } from './files/file-use.ts'
import type { Conflict } from './documents/revision.ts'

export const problemStatus = {
  'invalid-input': 400,
  'invalid-body': 400,
  'gallery-mismatch': 400,
  'gallery-foreign': 400,
  'gallery-full': 400,
  'not-an-image': 400,
  'picture-incomplete': 400,
  'too-many-pixels': 400,
  'picture-failed': 400,
  'library-full': 400,
  'not-a-file': 400,
  'files-full': 400,
  'passkeys-full': 400,
  untitled: 400,
  'proof-needed': 400,
  'too-many-files': 400,
  'part-damaged': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'email-taken': 409,
  'code-taken': 409,
  'address-taken': 409,
  'address-answers': 409,
  'last-administrator': 409,
  'own-account': 409,
  'second-factor-first': 409,
  'inactive-account': 409,
  'authenticator-set-up': 409,
  'default-language': 409,
  'no-demo-content': 409,
  'picture-in-use': 409,
  'file-in-use': 409,
  'no-backup-place': 409,
  'no-passkeys-here': 409,
  'too-many-keys': 409,
  'nothing-held': 409,
  incomplete: 409,
  'previews-full': 409,
  'no-mail-server': 409,
  'nothing-prepared': 409,
  'already-answered': 409,
  'notes-full': 409,
  'move-in-progress': 409,
  'wrong-step': 409,
  'cannot-join': 409,
  'edited-since': 409,
  'too-large': 413,
  'file-too-large': 413,
  'attachment-too-large': 413,
  'media-type-unsupported': 415,
  'too-many-attempts': 429,
  unavailable: 503,
  'attachments-unavailable': 503,
  frozen: 503,
  'no-room': 507,
} as const

export type ProblemCode = keyof typeof problemStatus

type DocumentConflict = {
  revision: number
  conflicts: Conflict[]
  /** The document of the domain that is saved now; the route knows how to answer it. */
  saved?: unknown
  document?: object
}

type ProblemDetails = {
  fields?: Record<string, string>
  /** The time is in seconds. */
  retryAfter?: number
  conflict?: DocumentConflict
  uses?: FileUse[]
  ticket?: string | undefined
  /** This has to be done before anything else is allowed. */
  needs?: 'password' | 'proof' | 'second-factor'
  cause?: unknown
}

/** A code, never prose: surfaces own the words. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly conflict: ProblemDetails['conflict']
  readonly uses: ProblemDetails['uses']
  readonly needs: ProblemDetails['needs']
  readonly ticket: string | undefined

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code, { cause: details.cause })
    this.name = 'Problem'
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.conflict = details.conflict
    this.uses = details.uses
    this.needs = details.needs
    this.ticket = details.ticket
  }
}
