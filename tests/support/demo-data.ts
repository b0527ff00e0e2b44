import { mkdir, readdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createStorage } from '../../src/storage/create-storage.ts'
import { remove, startProduct } from './product.ts'

const cache = resolve(import.meta.dirname, '../../.cache')
export const demoFolder = join(cache, 'demo-data')

/**
 * Playwright's global setup. Pictures are kept from run to run, named by their content and
 * encoding, and join an existing database: no other may start beside pictures.
 */
export default async function makeDemoData(): Promise<void> {
  const former = join(cache, 'demo-data-before')
  await remove(former)
  await mkdir(demoFolder, { recursive: true })
  await rename(demoFolder, former)
  const storage = await createStorage({ dataFolder: demoFolder })
  await storage.close()
  for (const name of await readdir(join(former, 'media')).catch(() => [])) {
    if (/^[0-9a-f]+$/.test(name)) {
      await rename(join(former, 'media', name), join(demoFolder, 'media', name))
    }
  }
  await remove(former)
  const product = await startProduct({ dataFolder: demoFolder })
  await product.stop()
}
