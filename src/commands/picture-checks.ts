import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { MediaFiles } from '../storage/media/media-files.ts'
import type { CommandContext } from './command-context.ts'

const atOnce = 8
const namedAtMost = 10

type Storage = CommandContext['storage']

export async function missingPictures(storage: Storage): Promise<string[]> {
  const { media, database, pictureQueue } = storage
  const { files } = media
  const isMissing = async (id: string) =>
    !((await files.has(id)) && (await files.variants(id)).length > 0)
  const missing = await faultsOfEach(database, async (id) =>
    (await isMissing(id)) ? [`${files.location}/${id} has no files`] : [],
  )
  const failed = (await pictureQueue.failed()).map(
    (id) => `${files.location}/${id} has no AVIF files: encoding them failed. Upload it again.`,
  )
  return [...missing, ...failed].slice(0, namedAtMost)
}

/** Reads and decodes every file, which takes long where there are many. */
export async function brokenPictures({ media, database }: Storage): Promise<string[]> {
  const { files } = media
  const broken = await faultsOfEach(database, async (id) => {
    const names: string[] = []
    for (const name of await files.variants(id)) {
      if (!(await isWhole(files, id, name))) names.push(name)
    }
    return names.map((name) => `${files.location}/${id}/${name} is damaged`)
  })
  return broken.slice(0, namedAtMost)
}

async function isWhole(files: MediaFiles, id: string, name: string): Promise<boolean> {
  const found = await files.read(id, name)
  if (!found) return false
  const content = await buffer(found.content())
  return sharp(content, { failOn: 'warning' })
    .stats()
    .then(
      () => true,
      () => false,
    )
}

async function faultsOfEach(
  { db }: Storage['database'],
  faultsOf: (id: string) => Promise<string[]>,
): Promise<string[]> {
  const rows = await db.selectFrom('media').select('id').orderBy('id').execute()
  const faults: string[] = []
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce).map(({ id }) => faultsOf(id))
    faults.push(...(await Promise.all(some)).flat())
  }
  return faults
}
