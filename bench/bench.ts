import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { remove, startProduct, temporaryFolder } from '../tests/support/product.ts'
import { answering } from './answering.ts'
import { startBrowser } from './browser.ts'
import { type Figure, isReached, lineOf } from './figure.ts'
import { firstView } from './first-view.ts'
import { longLists } from './long-lists.ts'
import { slowPhone } from './slow-phone.ts'
import { writing } from './writing.ts'

const file = resolve(import.meta.dirname, '../.cache/bench.json')

const figures: Figure[] = []
await onProduct(async (product) => {
  tell(await answering(product))
  const browser = await startBrowser()
  tell(await firstView(browser, product))
  tell(await slowPhone(browser, product))
  await browser.close()
})
tell(await longLists())
tell(await writing())

await mkdir(dirname(file), { recursive: true })
await writeFile(file, `${JSON.stringify({ at: new Date(), figures }, null, 2)}\n`)
const missed = figures.filter((figure) => !isReached(figure)).length
console.log(`\n${figures.length - missed} of ${figures.length} goals are reached: ${file}`)

function tell(found: Figure[]): void {
  for (const figure of found) console.log(lineOf(figure))
  figures.push(...found)
}

async function onProduct(measure: (address: string) => Promise<void>): Promise<void> {
  const dataFolder = await temporaryFolder()
  const product = await startProduct({ dataFolder })
  await measure(product.address)
  await product.stop()
  await remove(dataFolder)
}
