import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { cleaned } from '../../domain/text/short-value.ts'
import { messages } from '../../domain/messages.ts'
import type { User } from '../../domain/people/user.ts'
import { Problem } from '../../domain/problem.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { lines } from '../../throttle/bounds.ts'
import { createSemaphore } from '../../throttle/semaphore.ts'

const semaphore = createSemaphore(lines.password)

/** The letters may be composed in any way. Throws Problem('unavailable') when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return semaphore.run(() => hash(cleaned('password', password)))
}

/**
 * Throws Problem('invalid-input'). The list of common passwords takes some megabytes, which only those
 * who want strong ones pay.
 */
export async function refuseEasyPassword(
  { security, sections }: Pick<Storage, 'security' | 'sections'>,
  password: string,
  { name, email }: Pick<User, 'name' | 'email'>,
): Promise<void> {
  if (!(await security.read()).strongPasswords) return
  const { isEasyToGuess } = await import('../../domain/people/easy-to-guess.ts')
  const { texts } = await sections.get('identity')
  if (isEasyToGuess(password, [name, email, ...Object.values(texts.company_name)])) {
    throw new Problem('invalid-input', { fields: { password: messages.passwordEasy } })
  }
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
