import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { cleaned } from '../../domain/text/short-value.ts'
import { lines } from '../../throttle/bounds.ts'
import { createSemaphore } from '../../throttle/semaphore.ts'

const semaphore = createSemaphore(lines.password)

/** The letters may be composed in any way. Throws Problem('unavailable') when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return semaphore.run(() => hash(cleaned('password', password)))
}

/**
 * Older hashes are of what was typed then, which is tried second. Trying another spelling takes the
 * same time for every account. Throws Problem('unavailable') when too many wait.
 */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  const spellings = new Set([cleaned('password', password), password])
  return semaphore.run(async () => {
    for (const spelling of spellings) if (await verify(passwordHash, spelling)) return true
    return false
  })
}

/** It is verified for an unknown email, which then takes as long to refuse as a wrong password. */
export const nobodysHash = hash(randomUUID())
