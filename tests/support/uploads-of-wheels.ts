import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictureLimits } from '../../src/domain/media/media.ts'
import { plainPicture } from './pictures.ts'
import { freshFolder } from './storages.ts'

const wheel = plainPicture(600, 400).jpeg().toBuffer()
const iron = plainPicture(50, 60, { r: 90, g: 90, b: 90 }).png().toBuffer()
const inRed = (red: number, width = 40) => plainPicture(width, 40, { r: red, g: 0, b: 0 })

/** The original of the wheel is too large. */
export const wheelUploads: Record<string, Promise<Buffer>> = {
  '2014/03/noria.jpg': wheel.then((bytes) =>
    Buffer.concat([bytes, Buffer.alloc(pictureLimits.bytes)]),
  ),
  '2014/03/noria-scaled.jpg': wheel,
  '2014/03/noria-300x200.jpg': inRed(1, 300).jpeg().toBuffer(),
  '2014/03/canal.jpg': inRed(2, 200).jpeg().toBuffer(),
  '2014/04/wood.png': inRed(3).png().toBuffer(),
  '2014/04/iron.png': iron,
  '2014/04/iron-1.png': iron,
  '2014/05/first.webp': inRed(90).webp().toBuffer(),
  '2014/05/second.webp': inRed(180).webp().toBuffer(),
  '2014/05/unused.png': inRed(6).png().toBuffer(),
  '2014/05/damaged.jpg': Promise.resolve(Buffer.from('no picture')),
}

export const uploadNames = Object.keys(wheelUploads)

export async function uploadsOfWheels(names = uploadNames): Promise<string> {
  const folder = await freshFolder()
  for (const name of names) {
    const path = join(folder, 'wp-content/uploads', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, (await wheelUploads[name]) ?? '')
  }
  return folder
}
