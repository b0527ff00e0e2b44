import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { startPostgres } from '../support/postgres.ts'
import {
  type Api,
  apiOf,
  type Product,
  remove,
  signIn,
  startProduct,
  temporaryFolder,
} from '../support/product.ts'

/** What was acknowledged: the id, and the name it was given. */
type Written = { id: number; name: string; image?: string }
type Kind = {
  write(api: Api, name: string, turn: number): Promise<Response>
  /** What the answer to a write says was kept. */
  written(answer: Record<string, Written>): Written | undefined
  find(api: Api, id: number): Promise<Written | undefined>
}

const articlesPath = 'sections/posts/keys/articles/articles'
const cardsPath = 'sections/partners/keys/cards/cards'

/** Whatever can be lost: an article with a picture, a partner's card, a user. */
const kinds: Record<string, Kind> = {
  article: {
    write: async (api, name, turn) =>
      send(api, `${articlesPath}/en`, {
        title: name,
        content: `<p>${name}</p>`,
        image: await picture(turn),
      }),
    written: ({ article }) => article,
    find: async (api, id) => {
      const { article } = await read(api, `posts/keys/articles/articles/${id}/en`)
      expect(article.content).toBe(`<p>${article.title}</p>`)
      return { id: article.id, name: article.title, image: article.image }
    },
  },
  card: {
    write: (api, name) =>
      send(api, `${cardsPath}?lang=en`, { name, description: name, phone_number: '0000000' }),
    written: ({ card }) => card,
    find: async (api, id) => {
      const { content } = await read(api, `sections/partners/content?per_page=100`)
      return content.cards.en.find((card: Written) => card.id === id)
    },
  },
  user: {
    write: (api, name) =>
      send(api, 'users', {
        name,
        email: `${name}@naoura.example`.replaceAll(' ', '-'),
        password: 'norias turn by night',
        role_id: '2',
      }),
    written: ({ user }) => user,
    find: async (api, id) => {
      const { data } = await read(api, 'users?limit=100')
      return data.find((user: Written) => user.id === id)
    },
  },
}

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  test(`kill -9 in the middle of saving loses nothing that was acknowledged, on ${engine}`, async () => {
    const place = await newPlace(engine)
    const product = await startProduct(place)
    let again: Product | undefined
    try {
      const { token } = await signIn(product.address)
      const ledgers = Object.entries(kinds).map(([name, kind]) => ({
        kind,
        ledger: [] as Written[],
        name,
      }))
      const writers = ledgers.map(({ kind, ledger, name }) =>
        writeUntilItDies(apiOf(product.address, token), kind, name, ledger),
      )
      const fewest = () => Math.min(...ledgers.map(({ ledger }) => ledger.length))
      await expect.poll(fewest, { timeout: 30_000 }).toBeGreaterThan(4)
      await product.kill()
      await Promise.all(writers)

      again = await startProduct(place)
      for (const { kind, ledger } of ledgers) {
        for (const written of ledger) await expectKept(again.address, token, kind, written)
      }
    } finally {
      await product.kill()
      await again?.stop()
      await place.clear()
    }
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

/** Saves one after the other, up to as many as a page shows, and notes each that was acknowledged. */
async function writeUntilItDies(api: Api, kind: Kind, name: string, ledger: Written[]) {
  for (let turn = 0; turn < 95; turn++) {
    const given = `${name} ${turn}`
    const answer = await kind.write(api, given, turn).catch(() => undefined)
    const body = (await answer?.json().catch(() => undefined)) as
      | Record<string, Written>
      | undefined
    const written = body && kind.written(body)
    if (!written) return
    ledger.push({ ...written, name: given })
  }
}

async function expectKept(address: string, token: string, kind: Kind, written: Written) {
  const found = await kind.find(apiOf(address, token), written.id)
  expect(found?.name).toBe(written.name)
  if (written.image) expect((await fetch(address + written.image)).status).toBe(200)
}

function send(api: Api, path: string, fields: Record<string, string | Blob>): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return api(path, { method: 'POST', body })
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
async function read(api: Api, path: string): Promise<any> {
  return (await api(path)).json()
}

async function picture(turn: number): Promise<Blob> {
  const background = { r: 60, g: turn % 256, b: (turn * 7) % 256 }
  const image = sharp({ create: { width: 48, height: 32, channels: 3, background } })
  return new Blob([new Uint8Array(await image.png().toBuffer())])
}
