import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { placedWhole } from '../../tests/support/pictures.ts'
import { freshFolder } from '../../tests/support/storages.ts'
import { variantWidths } from '../domain/media/media.ts'
import { createMediaFiles, type MediaFiles } from '../storage/media/media-files.ts'
import { storeDemoPictures } from './demo-pictures.ts'

const stored = 'demo/encoded'
/** `ENCODE_DEMO=1` encodes all of them again, after a change of a picture or of the encoding. */
const isMaking = process.env.ENCODE_DEMO === '1'
const names = (await readdir('demo/pictures')).toSorted()

async function uploaded(name: string, files: MediaFiles) {
  const picture = await placedWhole(join('demo/pictures', name), files)
  return { ...picture, folder: join(files.location, picture.id) }
}

beforeAll(async () => {
  if (!isMaking) return
  await rm(stored, { recursive: true, force: true })
  for (const name of names) {
    const { id, folder } = await uploaded(name, createMediaFiles(await freshFolder()))
    await cp(folder, join(stored, id), { recursive: true })
  }
}, 300_000)

test('every picture of the demo lies encoded in each of its widths, and no other does', async () => {
  const files = createMediaFiles(await freshFolder())
  await storeDemoPictures(stored, files)
  const ids: string[] = []
  for (const name of names) {
    const { id, width } = await uploaded(name, files)
    const widths = variantWidths(width).flatMap((step) => [`${step}.avif`, `${step}.webp`])
    const found = await files.variants(id)
    expect(found).toEqual(widths.toSorted())
    ids.push(id)
  }
  expect((await readdir(stored)).toSorted()).toEqual(ids.toSorted())
})

test.each(['product-controller-wide.webp', 'product-panel-wide.webp'])(
  '%s looks the same when it is encoded anew',
  async (name) => {
    const files = createMediaFiles(await freshFolder())
    const { id, folder } = await uploaded(name, files)
    for (const file of await files.variants(id)) {
      const places = [folder, join(stored, id)].map((place) => join(place, file))
      const [anew, before] = await Promise.all(places.map(pixelsOf))
      expect(anew?.length).toBe(before?.length)
      const differences = anew?.map((value, index) => Math.abs(value - (before?.[index] ?? 0)))
      const mean = (differences ?? []).reduce((sum, one) => sum + one, 0) / (anew?.length ?? 1)
      expect(mean, file).toBeLessThan(1)
    }
  },
)

async function pixelsOf(path: string): Promise<number[]> {
  return [
    ...(await sharp(await readFile(path))
      .resize({ width: 160 })
      .raw()
      .toBuffer()),
  ]
}
