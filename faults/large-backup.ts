import { statfs } from 'node:fs/promises'
import type { Figure } from '../bench/figure.ts'
import { wajhaProcess } from '../tests/support/wajha.ts'
import { addPictures, pictureBytes } from './add-pictures.ts'
import { type Experiment, type Given, NotPossible } from './experiment.ts'

const id = 'L9'
const pictures = 256
/** There must be room for the pictures and the archive, with some to spare. */
const needed = 3 * pictures * pictureBytes

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
  await addPictures(place, pictures)
  const settings = { ...place.environment, DATA_DIR: place.dataFolder }
  const began = performance.now()
  const { code } = await wajhaProcess(settings, 'backup')
  const seconds = (performance.now() - began) / 1000
  return [
    { id, what: 'exit code', value: code ?? Number.NaN, unit: '', goal: { most: 0 } },
    { id, what: '1 GB backed up and tried out in', value: seconds, unit: 's', goal: { most: 300 } },
  ]
}
