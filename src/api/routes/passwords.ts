import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '../../storage/engine/semaphore.ts'

/** Each takes a core and 19 MB for a while: of the whole process, two at once. */
const semaphore = createSemaphore({ concurrency: 2, maxWaiting: 20, timeout: 5_000 })

/** Throws Problem('unavailable') when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return semaphore.run(() => hash(password))
}

/** Throws Problem('unavailable') when too many wait. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return semaphore.run(() => verify(passwordHash, password))
}

/** Verified for an unknown email, which then takes as long to refuse as a wrong password. */
export const nobodysHash = hash(randomUUID())
