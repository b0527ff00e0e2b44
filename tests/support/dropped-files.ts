import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { boxOf } from './places.ts'
import { temporaryFolder } from './product.ts'

type GivenFile = { name: string; buffer: Buffer }

const copy = 1

export async function dropFile(place: Locator, { name, buffer }: GivenFile): Promise<void> {
  const file = join(await temporaryFolder(), name)
  await writeFile(file, buffer)
  await place.scrollIntoViewIfNeeded()
  const box = await boxOf(place)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const data = { items: [], files: [file], dragOperationsMask: copy }
  const browser = await place.page().context().newCDPSession(place.page())
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x, y, data })
  }
  await browser.detach()
}
