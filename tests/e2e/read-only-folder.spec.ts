import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { apiOf, remove, signIn, startProduct, temporaryFolder } from '../support/product.ts'

const articles = 'sections/posts/keys/articles/articles'
/** The system's administrator may write everywhere, unless this right is taken away. */
const isRoot = process.getuid?.() === 0
const launcher = isRoot ? ['setpriv', '--bounding-set', '-dac_override'] : []

test('a folder that nothing can be written to refuses pictures and nothing else, until it is mended', async () => {
  const dataFolder = await temporaryFolder()
  const product = await startProduct({
    dataFolder,
    environment: { DEMO_CONTENT: 'off' },
    launcher,
  })
  const folders = ['media/.staging', 'media', ''].map((name) => join(dataFolder, name))
  const allow = (mode: number) => Promise.all(folders.map((folder) => chmod(folder, mode)))
  try {
    const { address } = product
    const api = apiOf(address, (await signIn(address)).token)
    const save = async (...pictures: Blob[]) => {
      const body = new FormData()
      body.append('title', 'Opening in Hama')
      for (const picture of pictures) body.append('image', picture)
      return api(`${articles}/en`, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
    }
    const picture = await waterPicture()
    const first = await save(picture)
    expect(first.status).toBe(201)
    const { article } = await first.json()
    const shown = new URL(article.image, address).href

    await allow(0o500)
    const refused = await save(picture)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    const sentence = 'The service is busy. Please try again in a moment.'
    expect(await refused.json()).toEqual({ error: sentence })
    expect((await save()).status).toBe(201)
    for (const place of [`${address}/blog`, `${address}/readyz`, shown]) {
      expect((await fetch(place)).status, place).toBe(200)
    }

    await allow(0o700)
    expect((await save(picture)).status).toBe(201)
  } finally {
    await allow(0o700)
    await product.stop()
    await remove(dataFolder)
  }
})

async function waterPicture(): Promise<Blob> {
  const create = { width: 80, height: 60, channels: 3, background: '#0d5c63' } as const
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())])
}
