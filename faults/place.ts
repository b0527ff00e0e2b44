import { type Product, remove, startProduct, temporaryFolder } from '../tests/support/product.ts'

export type Place = Awaited<ReturnType<typeof newPlace>>

/** A data folder, and a database if it is not in there. Products started there end with it. */
export async function newPlace(database: string | undefined, content: 'demo' | 'none') {
  const dataFolder = await temporaryFolder()
  const products: Product[] = []
  const environment: Record<string, string> = {
    DEMO_CONTENT: content === 'demo' ? 'on' : 'off',
    ...(database && { DATABASE_URL: database }),
  }
  return {
    dataFolder,
    environment,
    async start(changes: Record<string, string> = {}, launcher: string[] = []) {
      const given = { dataFolder, environment: { ...environment, ...changes }, launcher }
      const product = await startProduct(given)
      products.push(product)
      return product
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(products.map(({ kill }) => kill()))
      await remove(dataFolder)
    },
  }
}
