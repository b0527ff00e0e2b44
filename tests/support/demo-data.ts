import { resolve } from 'node:path'
import { remove, startProduct } from './product.ts'

/** The data folder of an installation with its demo content, made once for a run and only copied from. */
export const demoFolder = resolve(import.meta.dirname, '../../.cache/demo-data')

/** Playwright's global setup. */
export default async function makeDemoData(): Promise<void> {
  await remove(demoFolder)
  const product = await startProduct({ dataFolder: demoFolder })
  await product.stop()
}
