import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiParts } from '../api/http/api-parts.ts'
import type { Storage } from '../storage/create-storage.ts'

const shortest = 32

export async function storedTokenSecret(
  dataFolder: string,
  withInstallLock: Storage['withInstallLock'],
): Promise<string> {
  const file = secretFile(dataFolder)
  if (!existsSync(file)) {
    await withInstallLock(async () => {
      if (!existsSync(file)) await keepSecret(file, newSecret())
    })
  }
  const secret = await readFile(file, 'utf8')
  if (secret.trim().length >= shortest) return secret
  throw new Error(
    `${file} has fewer than ${shortest} characters, with which anybody could sign in: restore it, or remove it to have a new one made, after which everyone signs in again`,
  )
}

/** With another secret, the sessions and links of the other processes would be void. */
export async function requireSameSecret({
  storage,
  tokens,
  now,
}: Pick<ApiParts, 'tokens' | 'now'> & {
  storage: Pick<Storage, 'installation'>
}): Promise<void> {
  if ((await storage.installation.secretCheck(tokens.check, now())) === tokens.check) return
  throw new Error(
    'the signing secret is not the one this installation was started with: set JWT_SECRET to it or restore the file token-secret, or run `./wajha secret rotate` to go on with a new one, after which everyone signs in again',
  )
}

export function secretFile(dataFolder: string): string {
  return join(dataFolder, 'token-secret')
}

export function newSecret(): string {
  return randomBytes(48).toString('base64url')
}

/** The file is staged and renamed, so that an interruption leaves no partial one. */
export async function keepSecret(file: string, secret: string): Promise<void> {
  const staged = await open(`${file}-new`, 'w', 0o600)
  try {
    await staged.writeFile(secret)
    await staged.sync()
  } finally {
    await staged.close()
  }
  await rename(`${file}-new`, file)
}
