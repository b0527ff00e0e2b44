import { randomBytes } from 'node:crypto'
import { mkdir, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Figure } from '../bench/figure.ts'
import { wajhaProcess } from '../tests/support/wajha.ts'
import { type Experiment, type Given, NotPossible } from './experiment.ts'

const id = 'L9'
const pictures = 256
const bytesEach = 4 * 1024 * 1024
/** Pictures, the archive, and room to spare. */
const needed = 3 * pictures * bytesEach

/** A gigabyte of pictures is backed up and tried out. */
export const largeBackup: Experiment = {
  id,
  what: 'a large backup',
  engines: ['SQLite'],
  isLong: true,
  run,
}

async function run({ newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace('demo')
  const { bavail, bsize } = await statfs(place.dataFolder)
  if (bavail * bsize < needed) throw new NotPossible('it takes 3 GB of disk')
  // Its first start has pictures to go by.
  await (await place.start()).stop()
  await addPictures(place.dataFolder)
  const settings = { ...place.environment, DATA_DIR: place.dataFolder }
  const began = performance.now()
  const { code } = await wajhaProcess(settings, 'backup')
  const seconds = (performance.now() - began) / 1000
  return [
    { id, what: 'exit code', value: code ?? Number.NaN, unit: '', goal: { most: 0 } },
    { id, what: '1 GB backed up and tried out in', value: seconds, unit: 's', goal: { most: 300 } },
  ]
}

/** Rows like one that is there, with files that no compression makes less of. */
async function addPictures(dataFolder: string): Promise<void> {
  const database = new DatabaseSync(join(dataFolder, 'wajha.sqlite'))
  const { id: _id, ...rest } = database.prepare('select * from media limit 1').get() ?? {}
  const columns = ['id', ...Object.keys(rest)]
  const insert = database.prepare(
    `insert into media (${columns}) values (${columns.map(() => '?')})`,
  )
  for (let number = 0; number < pictures; number++) {
    const picture = number.toString(16).padStart(32, '0')
    insert.run(picture, ...(Object.values(rest) as SQLInputValue[]))
    const folder = join(dataFolder, 'media', picture)
    await mkdir(folder)
    await writeFile(join(folder, '1920.webp'), randomBytes(bytesEach))
  }
  database.close()
}
