import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { basesIn } from '../faults/lost-disk.ts'
import makeDemoData, { demoFolder } from '../tests/support/demo-data.ts'
import {
  copyOf,
  type Product,
  remove,
  startProduct,
  temporaryFolder,
} from '../tests/support/product.ts'
import { cachedResponses } from './cached-responses.ts'
import { startBrowser } from './browser.ts'
import { contactFlood } from './contact-flood.ts'
import { costlyWork } from './costly-work.ts'
import { type Figure, isReached, formatFigure } from './figure.ts'
import { firstAfterSave } from './first-after-save.ts'
import { firstView } from './first-view.ts'
import { longLists } from './long-lists.ts'
import { tenLanguages } from './ten-languages.ts'
import { translationBoard } from './translation-board.ts'
import { pictureUploads } from './picture-uploads.ts'
import { slowPhone } from './slow-phone.ts'
import { sentChanges } from './sent-changes.ts'
import { soak } from './soak.ts'
import { startup } from './startup.ts'
import { articleWrites } from './article-writes.ts'

const file = resolve(import.meta.dirname, '../.cache/bench.json')

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'F1,F2,F4,F5,F6,F8,F9,F9b,F10,F11,F12,F13,F14,F15' },
    soak: { type: 'string', default: '600' },
  },
})
const wanted = new Set(options.only.split(','))

const figures: Figure[] = []
await makeDemoData()
await onProduct(['F1', 'F2'], async ({ address }) => tell(await cachedResponses(address)))
await onProduct(['F4', 'F5', 'F6'], async ({ address }) => {
  const browser = await startBrowser()
  tell(await firstView(browser, address))
  tell(await slowPhone(browser, address))
  await browser.close()
})
if (wanted.has('F8')) tell(await longLists())
if (wanted.has('F13')) tell(await translationBoard())
if (wanted.has('F14')) tell(await tenLanguages())
if (wanted.has('F9')) tell([...(await articleWrites()), ...(await sentChanges())])
await onProduct(['F9b'], async ({ address }) => tell(await pictureUploads(address)))
await onProduct(['F11'], async ({ address }) => tell(await costlyWork(address)))
await onProduct(['F11'], async ({ address }) => tell(await costlyWork(address, 'sent: ')), {
  sendsChanges: true,
})
await onProduct(['F15'], async ({ address }) => tell(await contactFlood(address)), {
  environment: { TRUSTED_PROXIES: 'loopback' },
})
await onProduct(['F12'], async ({ address }) => tell(await firstAfterSave(address)))
await onProduct(['F10'], async (product) => tell(await soak(product, Number(options.soak))), {
  measureStopped: async (dataFolder) => tell(await startup(dataFolder)),
})

await mkdir(dirname(file), { recursive: true })
await writeFile(file, `${JSON.stringify({ at: new Date(), figures }, null, 2)}\n`)
const missed = figures.filter((figure) => !isReached(figure)).length
console.log(`\n${figures.length - missed} of ${figures.length} goals met. Report: ${file}`)

function tell(found: Figure[]): void {
  for (const figure of found) console.log(formatFigure(figure))
  figures.push(...found)
}

/**
 * A product of its own is started only if any of these figures is wanted; the figures of its folder
 * come last.
 */
async function onProduct(
  ids: string[],
  measure: (product: Product) => Promise<void>,
  {
    measureStopped = async () => {},
    sendsChanges = false,
    environment = {},
  }: {
    measureStopped?: (dataFolder: string) => Promise<void>
    sendsChanges?: boolean
    environment?: Record<string, string>
  } = {},
): Promise<void> {
  if (!ids.some((id) => wanted.has(id))) return
  const dataFolder = await copyOf(demoFolder)
  const place = await temporaryFolder()
  const product = await startProduct({
    dataFolder,
    environment: sendsChanges ? { ...environment, BACKUP_TO: place } : environment,
  })
  try {
    if (sendsChanges) while ((await basesIn(place)).length === 0) await wait(200)
    await measure(product)
    await product.stop()
    await measureStopped(dataFolder)
  } finally {
    await product.kill()
    await remove(dataFolder)
    await remove(place)
  }
}
