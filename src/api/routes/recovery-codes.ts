import type { RecoveryCodeHash } from '../../domain/people/factors.ts'
import {
  newRecoveryCodes,
  recoveryCodeIn,
  shownRecoveryCode,
} from '../../domain/people/recovery-code.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { hashPassword, nobodysHash, verifyPassword } from './passwords.ts'

type HashedCodes = { shown: string[]; hashes: RecoveryCodeHash[] }

/** One after the other: more at once would occupy the line of the passwords. */
export async function hashedRecoveryCodes(): Promise<HashedCodes> {
  const codes = newRecoveryCodes()
  const hashes: RecoveryCodeHash[] = []
  for (const { selector, secret } of codes) {
    hashes.push({ selector, hash: await hashPassword(secret) })
  }
  return { shown: codes.map(shownRecoveryCode), hashes }
}

/** The codes are in the response if `add`, which adds a factor, added them with it. */
export async function withRecoveryCodes(
  { factors }: Pick<Storage, 'factors'>,
  userId: number,
  add: (codes: RecoveryCodeHash[] | null) => Promise<boolean>,
): Promise<{ recovery_codes?: string[] }> {
  const { recoveryCodesLeft } = await factors.of(userId)
  const codes = recoveryCodesLeft === 0 ? await hashedRecoveryCodes() : null
  const areAdded = await add(codes?.hashes ?? null)
  return codes && areAdded ? { recovery_codes: codes.shown } : {}
}

/** The selector of a right code; undefined takes as long, whatever is wrong. */
export async function verifiedSelector(
  { factors }: Pick<Storage, 'factors'>,
  userId: number,
  text: string,
): Promise<string | undefined> {
  const { selector, secret } = recoveryCodeIn(text)
  const hash = await factors.recoveryHash(userId, selector)
  const isRight = await verifyPassword(hash ?? (await nobodysHash), secret)
  return hash !== undefined && isRight ? selector : undefined
}
