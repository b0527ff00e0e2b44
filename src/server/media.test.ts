import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { openFilesIn } from '../../tests/support/open-files.ts'
import { uniquePicture, uploaded } from '../../tests/support/pictures.ts'
import { freshFolder, libraries, openedLibrary } from '../../tests/support/storages.ts'
import { createMediaFiles } from '../storage/media/media-files.ts'
import { mediaRoutes } from './media.ts'

describe.each(libraries)('a picture on $engine, in $kind,', (library) => {
  test('is answered whole, for a year, and to HEAD without its bytes', async () => {
    const { media, dataFolder } = await openedLibrary(library)
    const file = await uploaded(dataFolder, await uniquePicture())
    const [{ id = '', width = 0 } = {}] = await media.add([file], byLayla())
    const app = mediaRoutes(media.files)
    const address = `/${id}/${width}.webp`
    const [whole, head] = [
      await app.request(address),
      await app.request(address, { method: 'HEAD' }),
    ]
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect(Object.fromEntries(whole.headers)).toEqual({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    const others = [`${id}/${width + 1}.webp`, `${id}/complete`, `${id}/master.png`]
    for (const other of [...others, `${id}/${width + 1}.avif`, 'installation/complete']) {
      expect((await app.request(`/${other}`)).status, other).toBe(404)
    }
  })

  test('is answered as WebP for a minute at a time until it is there as AVIF', async () => {
    const { media, pictureQueue, dataFolder } = await openedLibrary(library)
    const file = await uploaded(dataFolder, await uniquePicture())
    const [{ id = '', width = 0 } = {}] = await media.add([file], byLayla())
    const app = mediaRoutes(media.files)
    const answer = async () => {
      const { status, headers } = await app.request(`/${id}/${width}.avif`)
      return [status, headers.get('content-type'), headers.get('cache-control')]
    }
    expect(await answer()).toEqual([200, 'image/webp', 'public, max-age=60'])
    await pictureQueue.encodeNext(new AbortController().signal)
    expect(await answer()).toEqual([200, 'image/avif', 'public, max-age=31536000, immutable'])
  })
})

test('of a large picture, neither HEAD nor a visitor who leaves keeps a file open', async () => {
  const folder = await freshFolder()
  const id = '0123456789abcdef'.repeat(2)
  await mkdir(join(folder, id))
  await writeFile(join(folder, id, '1920.webp'), Buffer.alloc(300_000))
  const app = mediaRoutes(createMediaFiles(folder))
  const address = `/${id}/1920.webp`

  const head = await app.request(address, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe('300000')
  const left = await app.request(address)
  const reader = left.body?.getReader()
  expect((await reader?.read())?.value?.byteLength).toBeLessThan(300_000)
  expect(await openFilesIn(folder)).toBe(1)
  await reader?.cancel()
  expect(await openFilesIn(folder)).toBe(0)
})
