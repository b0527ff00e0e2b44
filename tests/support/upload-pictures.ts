import { createStorage } from '../../src/storage/create-storage.ts'
import { byLayla } from './cast.ts'
import { uniquePicture, uploaded } from './pictures.ts'

/** A process that uploads pictures, four at a time, and prints the id of each that was acknowledged. */
const [dataFolder = '', places = '{}'] = process.argv.slice(2)
const { media } = await createStorage({ dataFolder, ...JSON.parse(places) })

async function uploadForEver(): Promise<never> {
  for (;;) {
    const [picture] = await media.add(
      [await uploaded(dataFolder, await uniquePicture())],
      byLayla(),
    )
    process.stdout.write(`${picture?.id}\n`)
  }
}

await Promise.all([1, 2, 3, 4].map(uploadForEver))
