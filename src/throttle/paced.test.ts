import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openFilesIn } from '../../tests/support/open-files.ts'
import { freshFolder } from '../../tests/support/storages.ts'
import { paced, pacedResponse } from './paced.ts'

const text = (letters: string) => new TextEncoder().encode(letters)

test('of a hundred files, few parts are sent in one iteration of the event loop, and all arrive', async () => {
  let iteration = 0
  const sentIn: number[] = []
  async function* file() {
    for (const part of ['ma', 'wa', 'rid']) {
      sentIn.push(iteration)
      yield text(part)
    }
  }
  const files = Array.from({ length: 100 }, () => new Response(paced(file())).text())
  const arriving = Promise.all(files)
  while (sentIn.length < 300) {
    await nextIteration()
    iteration += 1
  }
  const perIteration = Map.groupBy(sentIn, (number) => number).values()
  expect(Math.max(...[...perIteration].map(({ length }) => length))).toBeLessThanOrEqual(8)
  expect(new Set(await arriving)).toEqual(new Set(['mawarid']))
})

test('a file that breaks off breaks off its answer, and no other waits for it', async () => {
  async function* broken() {
    yield text('ma')
    throw new Error('EIO')
  }
  async function* whole() {
    yield text('mawarid')
  }
  const answers = Array.from({ length: 8 }, () => new Response(paced(broken())).text())
  expect(await Promise.allSettled(answers)).toEqual(
    Array.from({ length: 8 }, () => ({ status: 'rejected', reason: new Error('EIO') })),
  )
  expect(await new Response(paced(whole())).text()).toBe('mawarid')
})

test('an answer keeps its status and headers; one without a body stays as it is', async () => {
  const found = new Response('rid', { status: 206, headers: { 'content-range': 'bytes 4-6/7' } })
  const answer = pacedResponse(found)
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 4-6/7'])
  expect(await answer.text()).toBe('rid')
  const empty = new Response(null, { status: 416 })
  expect(pacedResponse(empty)).toBe(empty)
})

test('whoever leaves before anything is sent keeps no file open', async () => {
  const folder = await freshFolder()
  const file = join(folder, 'naoura.js')
  await writeFile(file, Buffer.alloc(300_000))
  const opened = createReadStream(file)
  await once(opened, 'open')
  const { body } = pacedResponse(new Response(Readable.toWeb(opened) as ReadableStream))
  expect(await openFilesIn(folder)).toBe(1)
  await body?.cancel()
  await expect.poll(() => openFilesIn(folder)).toBe(0)
})
