import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lockedPdf, madePdf } from '../../../tests/support/made-files.ts'
import { freshFolder } from '../../../tests/support/storages.ts'
import { pdfFacts } from './pdf-reader.ts'

async function factsOf(content: string | Uint8Array) {
  const file = join(await freshFolder(), 'upload')
  const preview = `${file}.webp`
  await writeFile(file, content)
  const facts = await pdfFacts({ file, preview })
  const drawn = await stat(preview).catch(() => undefined)
  return { facts, preview: drawn && (await readFile(preview)) }
}

test('a PDF says how many pages it has, and its first page is drawn (FIL-10)', async () => {
  const { facts, preview } = await factsOf(madePdf({ pages: 8, text: 'Catalogue 2026' }))
  expect(facts).toEqual({ pages: 8 })
  const { format, width, height } = await sharp(preview).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 679 })
  const { channels } = await sharp(preview).greyscale().stats()
  expect(channels[0]?.min).toBeLessThan(100)
  expect(channels[0]?.max).toBe(255)
})

test('a PDF that is broken or asks for a password says nothing of itself', async () => {
  expect(await factsOf('%PDF-1.7 of paper\n%%EOF')).toEqual({})
  expect(await factsOf(madePdf({ pages: 0 }))).toEqual({})
  expect(await factsOf(lockedPdf('read'))).toEqual({})
  expect((await factsOf(lockedPdf('print'))).facts).toEqual({ pages: 2 })
})

const whole = madePdf({ pages: 3, text: 'Hostile' })
let seed = 12
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below

function fuzzed(): string {
  const bytes = [...whole]
  for (let changes = 1 + random(40); changes > 0; changes--) {
    bytes[random(bytes.length)] = String.fromCharCode(random(256))
  }
  return bytes.join('')
}

const hostile: [string, () => string][] = [
  ['page trees that contain themselves', () => whole.replace('/Kids [4 0 R', '/Kids [2 0 R')],
  ['100,000 pages', () => madePdf({ pages: 100_000 })],
  ['arrays in arrays', () => whole.replace('/Kids', `/Deep ${'['.repeat(200_000)} /Kids`)],
  ['a picture of a billion pixels', () => whole.replace('[0 0 595 842]', '[0 0 1e9 1e-9]')],
  ['a page of no size', () => whole.replace('[0 0 595 842]', '[0 0 0 0]')],
]

test.each(hostile)('%s keep nobody longer than the process is given (FIL-12)', async (_, made) => {
  const { facts } = await factsOf(made())
  expect(facts === undefined || facts.pages > 0).toBe(true)
  expect((await factsOf(whole)).facts).toEqual({ pages: 3 })
})

test('of a hundred fuzzed ones each is read or not, and the next is read (FIL-12)', async () => {
  const known: boolean[] = []
  for (let made = 0; made < 100; made++) known.push(!!(await factsOf(fuzzed())).facts)
  expect(new Set(known).size).toBe(2)
  expect((await factsOf(whole)).facts).toEqual({ pages: 3 })
})
