import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../src/storage/engine/database.ts'
import type { Place } from './place.ts'

export const pictureBytes = 4 * 1024 * 1024

/**
 * Starts a new product, whose first picture is then copied in rows with files that cannot be
 * compressed. Nothing else may run there meanwhile.
 */
export async function addPictures(place: Place, count: number): Promise<void> {
  await (await place.start()).stop()
  const { dataFolder, environment } = place
  const where = environment.DATABASE_URL ?? join(dataFolder, 'wajha.sqlite')
  const { db, write, close } = openDatabase(where)
  const known = await db.selectFrom('media').selectAll().executeTakeFirstOrThrow()
  for (let number = 0; number < count; number++) {
    const id = number.toString(16).padStart(32, '0')
    await write('product', (trx) =>
      trx
        .insertInto('media')
        .values({ ...known, id })
        .execute(),
    )
    const folder = join(dataFolder, 'media', id)
    await mkdir(folder)
    await writeFile(join(folder, '1920.webp'), randomBytes(pictureBytes))
  }
  await close()
}
