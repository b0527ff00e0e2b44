import { expect, test } from 'vitest'
import { isTooLargeForZip, mostEntries, zipOf } from './zip.ts'

async function* entriesOf(count: number) {
  const content = new Uint8Array()
  for (let number = 0; number < count; number++) yield { name: String(number), content }
}

async function endOf(count: number): Promise<Buffer> {
  let last: Uint8Array = new Uint8Array()
  for await (const part of zipOf(entriesOf(count))) last = part
  return Buffer.from(last).subarray(-22)
}

test('as many entries as fit are counted, and one more is refused', async () => {
  expect((await endOf(mostEntries)).readUInt16LE(10)).toBe(mostEntries)
  await expect(endOf(mostEntries + 1)).rejects.toThrow('more than a zip file holds')
})

test('4 GB are too large, whatever they consist of', () => {
  expect(isTooLargeForZip(1, 4_000_000_000)).toBe(false)
  expect(isTooLargeForZip(1, 2 ** 32 - 1)).toBe(true)
  expect(isTooLargeForZip(2 ** 16, 0)).toBe(true)
})
