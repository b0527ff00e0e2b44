import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshFolder } from '../../tests/support/storages.ts'
import { keptTokenSecret } from './token-secret.ts'

const withInstallLock = <Result>(work: () => Promise<Result>) => work()

describe('the secret in the data folder', () => {
  test('is created once, complete, and readable by its owner only', async () => {
    const folder = await freshFolder()
    const secret = await keptTokenSecret(folder, withInstallLock)
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(await keptTokenSecret(folder, withInstallLock)).toBe(secret)
    expect(await readdir(folder)).toEqual(['token-secret'])
    expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600)
  })

  test('is created again after an interruption', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'token-secret-new'), 'ha')
    expect(await keptTokenSecret(folder, withInstallLock)).toHaveLength(64)
  })

  test.each(['', '\n', 's'.repeat(31)])('stops the start when it is %j', async (kept) => {
    const file = join(await freshFolder(), 'token-secret')
    await writeFile(file, kept)
    await expect(keptTokenSecret(join(file, '..'), withInstallLock)).rejects.toThrow(
      `${file} has fewer than 32 characters, with which anybody could sign in: bring it back,`,
    )
    expect(await readFile(file, 'utf8')).toBe(kept)
  })
})
