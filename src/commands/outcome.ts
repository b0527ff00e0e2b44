import { CommanderError } from 'commander'
import { sentenceOf } from '../api/http/problem-response.ts'
import { Problem } from '../domain/problem.ts'
import { WrongSetting } from '../server/wrong-setting.ts'
import { NotPrepared } from '../storage/create-storage.ts'
import { DamagedArchive } from '../storage/backup/manifest.ts'
import { Refused } from '../storage/backup/restore.ts'
import { BucketFailure } from '../storage/engine/bucket.ts'
import { isDiskFailure, isUnavailable } from '../storage/engine/unavailable.ts'

export const exitCodes = {
  done: 0,
  failed: 1,
  wrongUsage: 2,
  refused: 3,
  foundFaults: 4,
  tryAgain: 75,
  interrupted: 130,
} as const

export type Outcome = { lines: string[]; json: object; code?: number }

export type Act = (work: () => Promise<Outcome>) => Promise<void>

/** The faults of a check, or what is worth knowing; null where there is nothing to look at. */
export type Found = string[] | { note: string } | null

export class CommandFailure extends Error {}

/** Commander has already printed its own complaint. */
export function isUsage(error: unknown): error is CommanderError {
  return error instanceof CommanderError
}

export function exitCodeOf(error: unknown): number {
  if (isUsage(error)) return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage
  if (error instanceof WrongSetting || error instanceof NotPrepared) return exitCodes.wrongUsage
  if (error instanceof Problem && error.code === 'last-administrator') return exitCodes.refused
  if (error instanceof Refused) return exitCodes.refused
  if (error instanceof DamagedArchive) return exitCodes.foundFaults
  if (isDiskFailure(error)) return exitCodes.failed
  return isUnavailable(error) ? exitCodes.tryAgain : exitCodes.failed
}

export function sentenceFor(error: unknown): string {
  if (error instanceof Problem && error.cause instanceof BucketFailure) return error.cause.message
  if (error instanceof Problem && error.code !== 'unavailable') return sentenceOf(error)
  if (isUnavailable(error) && !isDiskFailure(error))
    return 'The database cannot be reached or is busy: try again.'
  return error instanceof Error ? error.message : String(error)
}
