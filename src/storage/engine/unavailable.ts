import { Problem } from '../../domain/problem.ts'

/** Busy, locked, read-only, I/O error, full, cannot open, locking protocol. */
const ofSqlite = new Set([5, 6, 8, 10, 13, 14, 15])
/**
 * Connection lost, out of resources, shutting down or starting up, disk, timeout, lock, read-only.
 */
const ofPostgres = /^(08|53|57P|58)\w+$|^(57014|55P03|25P03|25006|40001|40P01)$/
const goneOrComing = /^(08\w{3}|57P0[123])$/
/** Messages of pg that have no code: broken and failed connections. */
const ofConnections =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout e(xpired|xceeded when trying to connect))/
const ofNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const ofDisks = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ESTALE',
  'EMFILE',
  'ENFILE',
])

type Failure = Error & { code?: string; errcode?: number; syscall?: string }

export function isUnavailable(error: unknown): boolean {
  if (error instanceof Problem) return error.code === 'unavailable'
  if (!(error instanceof Error)) return false
  const { code = '', errcode = 0 } = error as Failure
  if (code === 'ERR_SQLITE_ERROR') return ofSqlite.has(errcode & 0xff)
  return isOutOfReach(error) || isDiskFailure(error) || ofPostgres.test(code)
}

export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall, message } = error as Failure
  const isNoSocket = code === 'ENOENT' && syscall === 'connect'
  return isNoSocket || ofNetwork.has(code) || goneOrComing.test(code) || ofConnections.test(message)
}

export function isDiskFailure(error: unknown): boolean {
  return error instanceof Error && ofDisks.has((error as Failure).code ?? '')
}

export function asUnavailable(error: unknown): Problem | undefined {
  if (!isUnavailable(error)) return undefined
  return error instanceof Problem ? error : storeUnavailable(error)
}

export function storeUnavailable(cause?: unknown): Problem {
  return new Problem('unavailable', { cause, retryAfter: 5 })
}
