import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openedStorage } from '../../../tests/support/storages.ts'
import {
  plainPicture,
  uniquePicture,
  storedPictures,
  uploaded,
} from '../../../tests/support/pictures.ts'
import { byLayla } from '../../../tests/support/cast.ts'

async function encoders(): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(ids.map(isEncoder))
  return ids.filter((_, index) => found[index]).map(Number)
}

async function isEncoder(id: string): Promise<boolean> {
  const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
  const status = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
  const parent = Number(status.slice(status.lastIndexOf(')')).split(' ')[2])
  return line.includes('picture-process') && parent === process.pid
}

test('a picture whose encoder dies is refused, nothing of it stays, and the next one is taken', async () => {
  const { media, dataFolder } = await openedStorage('SQLite')
  const large = await plainPicture(1_920, 4_000).jpeg().toBuffer()
  const upload = await uploaded(dataFolder, large)
  const added = Promise.allSettled([media.add([upload], byLayla())])
  const isAtWork = async () => (await readdir(join(dataFolder, 'media/.staging'))).length > 0
  await expect.poll(isAtWork, { timeout: 10_000 }).toBe(true)
  await expect.poll(async () => (await encoders()).length, { timeout: 10_000 }).toBe(1)
  for (const encoder of await encoders()) process.kill(encoder, 'SIGSEGV')
  expect(await added).toMatchObject([{ reason: { code: 'picture-failed' } }])
  expect(await storedPictures(dataFolder)).toEqual([])
  const [picture] = await media.add([await uploaded(dataFolder, await uniquePicture())], byLayla())
  expect(await storedPictures(dataFolder)).toEqual([picture?.id])
})
