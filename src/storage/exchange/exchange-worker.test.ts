import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exchangeLimits } from '../../domain/exchange/exchange-limits.ts'
import { xliffEnd, xliffStart } from '../../domain/exchange/write-xliff.ts'
import { remove, temporaryFolder } from '../../../tests/support/product.ts'
import { readTranslations } from './exchange-worker.ts'

function fileOf(units: number): string {
  const unit = '<segment state="final"><target>ناعورة <pc id="1">قديمة</pc></target></segment>'
  const each = Array.from(
    { length: units },
    (_, at) => `<unit id="content-${at + 1}">${unit}</unit>`,
  )
  const file = `<file id="f1" original="posts/1@1">${each.join('\n')}</file>`
  return xliffStart({ from: 'en', to: 'ar' }) + file + xliffEnd
}

test('the largest file takes no twentieth of its reading on the main thread (COV-15)', async () => {
  const folder = await temporaryFolder()
  onTestFinished(() => remove(folder))
  const [small, large] = [join(folder, 'small.xlf'), join(folder, 'large.xlf')]
  await writeFile(small, fileOf(1))
  const most = 80_000
  const xliff = fileOf(most)
  expect(Buffer.byteLength(xliff)).toBeGreaterThan(0.9 * exchangeLimits.bytes)
  await writeFile(large, xliff)
  await readTranslations(small)
  const before = { ofThread: process.threadCpuUsage(), ofProcess: process.cpuUsage() }
  const { files } = await readTranslations(large)
  const ofThread = process.threadCpuUsage(before.ofThread)
  const ofProcess = process.cpuUsage(before.ofProcess)
  // A share, because milliseconds would say how fast the machine is.
  expect(ofThread.user + ofThread.system).toBeLessThan((ofProcess.user + ofProcess.system) / 20)
  expect(JSON.parse(files[0]?.units ?? '')).toHaveLength(most)
})
