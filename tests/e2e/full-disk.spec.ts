import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { type Api, apiOf, layla, signIn, startProduct } from '../support/product.ts'
import { smallDisk } from '../support/small-disk.ts'

const articles = 'sections/posts/keys/articles/articles'
const busy = 'The service is busy. Please try again in a moment.'

test('a full disk refuses what is saved and nothing else, until there is room again', async () => {
  const disk = await smallDisk()
  const environment = { DEMO_CONTENT: 'off', LOG_LEVEL: 'info' }
  const { folder: dataFolder, launcher } = disk
  const product = await startProduct({ dataFolder, environment, launcher })
  try {
    const { address, pid, printed } = product
    const { token } = await signIn(address)
    const api = apiOf(address, token)
    const picture = await noisyPicture()
    expect((await save(api, { title: 'Opening in Hama' })).status).toBe(201)

    await disk.fill(pid)
    let saved = 1
    const long = { title: 'Norias', content: `<p>${'water '.repeat(16_000)}</p>` }
    await expect(async () => {
      const answer = await save(api, long)
      if (answer.status === 201) saved += 1
      await expectBusy(answer)
    }).toPass({ intervals: [0] })
    await expectBusy(await save(api, { title: 'Norias', image: picture }))
    await expectBusy(await save(api, { ...long, image: picture }))
    for (const path of ['/', '/blog', '/ar/blog/1', '/healthz', '/readyz']) {
      expect((await fetch(address + path)).status, path).toBe(path === '/ar/blog/1' ? 404 : 200)
    }
    expect((await (await api(`${articles}/en`)).json()).pagination.total).toBe(saved)
    expect((await api(articles)).status).toBe(200)

    await disk.free(pid)
    expect((await save(api, { ...long, image: picture })).status).toBe(201)
    await signIn(address)
    expect((await (await api(`${articles}/en`)).json()).pagination.total).toBe(saved + 1)
    expect(printed.filter((line) => /^\s+at |Error:/.test(line) && !line.startsWith('{'))).toEqual(
      [],
    )
    expect(printed.join('\n')).toMatch(/ENOSPC|EFBIG/)
  } finally {
    await product.stop()
    await disk.remove()
  }
})

test('nobody signs in on a full disk, and is told to come back', async () => {
  const disk = await smallDisk()
  const { folder: dataFolder, launcher } = disk
  const product = await startProduct({ dataFolder, environment: { DEMO_CONTENT: 'off' }, launcher })
  try {
    await disk.fill(product.pid)
    await expect(async () => expectBusy(await asLayla(product.address))).toPass({ intervals: [0] })
    await disk.free(product.pid)
    expect((await asLayla(product.address)).status).toBe(200)
  } finally {
    await product.stop()
    await disk.remove()
  }
})

async function expectBusy(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toEqual({ error: busy })
}

function save(api: Api, fields: Record<string, string | Blob>): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return api(`${articles}/en`, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
}

function asLayla(address: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return apiOf(address)('signin', { method: 'POST', headers, body: JSON.stringify(layla) })
}

/** Some 2 MB: more than is read on before anybody has looked. */
async function noisyPicture(): Promise<Blob> {
  const raw = { width: 830, height: 830, channels: 3 } as const
  const noise = createHash('shake256', { outputLength: 830 * 830 * 3 })
    .update('water')
    .digest()
  return new Blob([new Uint8Array(await sharp(noise, { raw }).png().toBuffer())])
}
