import { type Product, startProduct } from '../tests/support/product.ts'
import type { Figure } from './figure.ts'

const rounds = 3

/**
 * F10: from the start on a filled folder to the first page. The fastest counts, because other load
 * only adds.
 */
export async function startup(dataFolder: string): Promise<Figure[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const product: Product = await startProduct({ dataFolder })
    const { status } = await fetch(product.address)
    if (status === 200) times.push((performance.now() - began) / 1000)
    await product.stop()
  }
  const value = Math.min(...times)
  return [{ id: 'F10', what: 'start to the first 200', value, unit: 's', goal: { most: 1.5 } }]
}
