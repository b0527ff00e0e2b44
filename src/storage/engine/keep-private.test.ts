import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../../../tests/support/storages.ts'
import { keepPrivate } from './keep-private.ts'

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

async function stored(...files: string[]) {
  const folder = await freshFolder()
  for (const name of files) await writeFile(join(folder, name), '')
  await mkdir(join(folder, 'media'))
  await chmod(folder, 0o755)
  const database = join(folder, 'wajha.sqlite')
  keepPrivate(database)
  return { folder: await modeOf(folder), database: await modeOf(database) }
}

test('a folder of the product is closed to all but its owner', async () => {
  expect(await stored()).toEqual({ folder: '700', database: '600' })
  expect(await stored('serving.sqlite', 'token-secret')).toEqual({ folder: '700', database: '600' })
})

test('a folder that others use stays as open as it is, and the database in it is closed', async () => {
  expect(await stored('index.html')).toEqual({ folder: '755', database: '600' })
})
