import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { remove, startProduct } from './product.ts'

/**
 * The data folder of an installation with its demo content, made once for a run and only copied from.
 * Its pictures stay from run to run: they are named by their content and the rules they were encoded by.
 */
export const demoFolder = resolve(import.meta.dirname, '../../.cache/demo-data')

/** Playwright's global setup. */
export default async function makeDemoData(): Promise<void> {
  for (const name of await readdir(demoFolder).catch(() => [])) {
    if (name !== 'media') await remove(join(demoFolder, name))
  }
  const product = await startProduct({ dataFolder: demoFolder })
  await product.stop()
}
