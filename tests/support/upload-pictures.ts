import { createStorage } from '../../src/storage/create-storage.ts'
import { byLayla, today } from './cast.ts'
import { uniquePicture, uploaded } from './pictures.ts'

/**
 * A process that uploads pictures, four at a time, and prints the id of each that was acknowledged; told to, it also
 * encodes what waits.
 */
const [dataFolder = '', places = '{}', alsoEncodes] = process.argv.slice(2)
const { media, pictureQueue } = await createStorage({ dataFolder, ...JSON.parse(places) })

const { signal } = new AbortController()
await pictureQueue.forgetClaims(today)

async function uploadForEver(): Promise<never> {
  for (;;) {
    const [picture] = await media.add(
      [await uploaded(dataFolder, await uniquePicture())],
      byLayla(),
    )
    process.stdout.write(`${picture?.id}\n`)
    if (alsoEncodes) await pictureQueue.encodeNext(signal)
  }
}

await Promise.all([1, 2, 3, 4].map(uploadForEver))
