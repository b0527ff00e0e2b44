import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { freshFolder } from '../../../tests/support/storages.ts'
import { createMediaFiles } from './media-files.ts'

const id = '0123456789abcdef'.repeat(2)

async function folderWithPicture() {
  const folder = await freshFolder()
  const files = createMediaFiles(folder)
  await mkdir(join(folder, id))
  await writeFile(join(folder, id, '320.webp'), 'picture')
  await writeFile(join(folder, id, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'secret.webp'), 'secret')
  await mkdir(join(folder, id, '640.webp'))
  return { folder, files }
}

test('a stored variant is read with its size', async () => {
  const { files } = await folderWithPicture()
  const found = await files.read(id, '320.webp')
  expect(found?.size).toBe(7)
  expect(found && (await text(found.content()))).toBe('picture')
})

describe('nothing else is read', () => {
  test.each([
    [id, 'secret.txt'],
    [id, '640.webp'],
    [id, '960.webp'],
    [id, '../secret.webp'],
    [id, '320.webp/'],
    [id, '320.webp\u0000'],
    [id, '320.png'],
    [id, ''],
    ['..', 'secret.webp'],
    ['.', '320.webp'],
    ['', 'secret.webp'],
    ['.staging', '320.webp'],
    [id.toUpperCase(), '320.webp'],
    [`${id}/../${id}`, '320.webp'],
    [`../${id}`, '320.webp'],
  ])('%j / %j', async (id, name) => {
    const { files } = await folderWithPicture()
    expect(await files.read(id, name)).toBeUndefined()
  })
})

test.each(['..', '.', '', '.staging', '../x', id.slice(1)])('%j is never removed', async (name) => {
  const { folder, files } = await folderWithPicture()
  await files.remove(name)
  expect((await readdir(folder)).toSorted()).toEqual(['.staging', id, 'secret.webp'].toSorted())
})

test('a picture is there whole or not at all while it is being removed', async () => {
  const { folder, files } = await folderWithPicture()
  for (let number = 0; number < 300; number++) {
    await writeFile(join(folder, id, `${number}.txt`), 'variant')
  }
  const whole = (await readdir(join(folder, id))).length
  const removing = files.remove(id)
  const seen: number[] = []
  while (await files.has(id)) seen.push((await readdir(join(folder, id)).catch(() => [])).length)
  await removing
  expect(seen.filter((count) => count !== 0 && count !== whole)).toEqual([])
  expect(await files.has(id)).toBe(false)
})

test('a staged folder is placed whole, once', async () => {
  const { folder, files } = await folderWithPicture()
  const other = id.replace('0', 'f')
  const store = async () => {
    const staged = await files.stage()
    await writeFile(join(staged, '320.avif'), 'new')
    await files.store(staged, other)
  }
  await Promise.all([store(), store()])
  expect(await files.has(other)).toBe(true)
  expect(await readdir(join(folder, other))).toEqual(['320.avif'])
})
