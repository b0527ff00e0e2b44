import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { startPostgres } from '../support/postgres.ts'
import { apiOf, remove, signIn, startProduct, temporaryFolder } from '../support/product.ts'

type Written = { id: number; title: string; image: string }

const path = 'sections/posts/keys/articles/articles'

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  test(`kill -9 in the middle of saving loses nothing that was acknowledged, on ${engine}`, async () => {
    const place = await newPlace(engine)
    const product = await startProduct(place)
    const { token } = await signIn(product.address)
    const ledger: Written[] = []
    const writers = [1, 2, 3].map((writer) =>
      writeUntilItDies(product.address, token, writer, ledger),
    )
    await wait(2_500)
    await product.kill()
    await Promise.all(writers)
    expect(ledger.length).toBeGreaterThan(5)

    const again = await startProduct(place)
    for (const written of ledger) await expectKept(again.address, token, written)
    await again.stop()
    await place.clear()
  })
}

async function newPlace(engine: 'SQLite' | 'PostgreSQL') {
  const dataFolder = await temporaryFolder()
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
  const address = await postgres?.newDatabase()
  return {
    dataFolder,
    environment: { DEMO_CONTENT: 'off', ...(address ? { DATABASE_URL: address } : {}) },
    clear: async () => {
      await remove(dataFolder)
      await postgres?.stop()
    },
  }
}

/** Saves one article after the other and notes each one whose saving was acknowledged. */
async function writeUntilItDies(address: string, token: string, writer: number, ledger: Written[]) {
  const api = apiOf(address, token)
  for (let turn = 0; ; turn++) {
    const title = `Written ${writer}-${turn}`
    const body = new FormData()
    body.append('title', title)
    body.append('content', `<p>${title}</p>`)
    body.append('image', await picture(writer, turn), 'picture.png')
    const answer = await api(`${path}/en`, { method: 'POST', body }).catch(() => undefined)
    const saved = (await answer?.json().catch(() => undefined)) as { article?: Written } | undefined
    if (!saved?.article) return
    ledger.push({ ...saved.article, title })
  }
}

async function expectKept(address: string, token: string, written: Written): Promise<void> {
  const answer = await apiOf(address, token)(`posts/keys/articles/articles/${written.id}/en`)
  const { article } = (await answer.json()) as { article: Written & { content: string } }
  expect(article.title).toBe(written.title)
  expect(article.content).toBe(`<p>${written.title}</p>`)
  expect((await fetch(address + article.image)).status).toBe(200)
}

async function picture(writer: number, turn: number): Promise<Blob> {
  const background = { r: writer * 60, g: turn % 256, b: (turn * 7) % 256 }
  const image = sharp({ create: { width: 48, height: 32, channels: 3, background } })
  return new Blob([new Uint8Array(await image.png().toBuffer())])
}
