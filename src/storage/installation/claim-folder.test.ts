import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshFolder, openedDatabase } from '../../../tests/support/storages.ts'
import { claimFolder } from './claim-folder.ts'
import { migrate } from '../engine/migrate.ts'

test('a folder is claimed by one until it is released', async () => {
  const folder = await freshFolder()
  const release = claimFolder(folder)
  expect(() => claimFolder(folder)).toThrow(
    `another process serves ${folder} already: stop it first, or set DATA_DIR to another folder`,
  )
  release()
  onTestFinished(claimFolder(folder))
})

describe('a SQLite database of before, readable by everybody,', () => {
  test('is for its owner alone from its next start, and its folder, too', async () => {
    const folder = join(await freshFolder(), 'data')
    await mkdir(folder)
    await chmod(folder, 0o755)
    const file = join(folder, 'wajha.sqlite')
    await writeFile(file, '')
    await chmod(file, 0o644)
    await migrate(openedDatabase(file))
    for (const name of ['', '-wal', '-shm']) {
      expect((await stat(file + name)).mode & 0o777, name).toBe(0o600)
    }
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
  })

  test('leaves a folder that is everybody’s as it is', async () => {
    const folder = await freshFolder()
    await chmod(folder, 0o1777)
    openedDatabase(join(folder, 'wajha.sqlite'))
    expect((await stat(folder)).mode & 0o7777).toBe(0o1777)
  })
})
