import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla, today } from '../../tests/support/cast.ts'
import { engines, freshFolder, openedStorage } from '../../tests/support/storages.ts'
import { createTokens } from '../api/http/tokens.ts'
import { storedTokenSecret, requireSameSecret } from './token-secret.ts'

const withInstallLock = <Result>(work: () => Promise<Result>) => work()

describe('the secret in the data folder', () => {
  test('is created once, complete, and readable by its owner only', async () => {
    const folder = await freshFolder()
    const secret = await storedTokenSecret(folder, withInstallLock)
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(await storedTokenSecret(folder, withInstallLock)).toBe(secret)
    expect(await readdir(folder)).toEqual(['token-secret'])
    expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600)
  })

  test('is created again after an interruption', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'token-secret-new'), 'ha')
    expect(await storedTokenSecret(folder, withInstallLock)).toHaveLength(64)
  })

  test.each(['', '\n', 's'.repeat(31)])('stops the start when it is %j', async (stored) => {
    const file = join(await freshFolder(), 'token-secret')
    await writeFile(file, stored)
    await expect(storedTokenSecret(join(file, '..'), withInstallLock)).rejects.toThrow(
      `${file} has fewer than 32 characters, with which anybody could sign in: restore it,`,
    )
    expect(await readFile(file, 'utf8')).toBe(stored)
  })
})

describe.each(engines)('the secret that signs, on %s (MUL-9)', (engine) => {
  const now = () => today

  test('is that of the first start; another one stops the start until it is replaced', async () => {
    const storage = await openedStorage(engine)
    const [first, other] = ['one', 'other'].map((name) =>
      createTokens(`${name} secret of the tests`),
    )
    if (!first || !other) throw new Error('there are two')
    await requireSameSecret({ storage, tokens: first, now })
    await requireSameSecret({ storage, tokens: first, now })
    await expect(requireSameSecret({ storage, tokens: other, now })).rejects.toThrow(
      /^the signing secret is not the one this installation was started with: set JWT_SECRET to it/,
    )
    await storage.factors.changeSecret(other.check, byLayla(), () => undefined)
    await requireSameSecret({ storage, tokens: other, now })
    await expect(requireSameSecret({ storage, tokens: first, now })).rejects.toThrow(/token-secret/)
  })

  test('of several first starts at once one is kept', async () => {
    const storage = await openedStorage(engine)
    const starts = Array.from({ length: 5 }, (_, index) =>
      requireSameSecret({ storage, tokens: createTokens(`secret ${index}`), now }),
    )
    const ends = await Promise.allSettled(starts)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
