import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../storage/create-storage.ts'

const shortest = 32

export async function keptTokenSecret(
  dataFolder: string,
  withInstallLock: Storage['withInstallLock'],
): Promise<string> {
  const file = join(dataFolder, 'token-secret')
  if (!existsSync(file)) await withInstallLock(() => makeSecret(file))
  const secret = await readFile(file, 'utf8')
  if (secret.trim().length >= shortest) return secret
  throw new Error(
    `${file} has fewer than ${shortest} characters, with which anybody could sign in: bring it back, or remove it to have a new one made, whereupon everybody signs in anew`,
  )
}

/** Staged and renamed, so that an interrupted start leaves no partial file. */
async function makeSecret(file: string): Promise<void> {
  if (existsSync(file)) return
  const staged = await open(`${file}-new`, 'w', 0o600)
  try {
    await staged.writeFile(randomBytes(48).toString('base64url'))
    await staged.sync()
  } finally {
    await staged.close()
  }
  await rename(`${file}-new`, file)
}
