import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { pdf } from '../tests/support/made-files.ts'
import type { Api } from '../tests/support/product.ts'
import {
  type Application,
  applicationsIn,
  apply,
  filesOfEach,
  formOf,
  readableFiles,
} from './applications.ts'

export type KindName = keyof typeof allKinds
type Item = {
  id: number | string
  name: string
  email?: string
  role_id?: number
  address?: string
  attachments?: Application['attachments']
}
export type Kind = {
  write(api: Api, name: string): Promise<Response>
  find(api: Api): Promise<Map<string, Item>>
  isWhole(api: Api, item: Item): Promise<boolean>
}

const perPage = 100
const cards = 'sections/partners/keys/cards/cards'

export const kinds = {
  article: articles('posts', async () => ({})),
  upload: articles('business', async (name) => ({ image: await pictureNamed(name) })),
  card: {
    write: (api, name) =>
      send(api, `${cards}?lang=en`, { name, description: name, phone_number: '0000000' }),
    find: (api) =>
      allPages((page) =>
        read(api, `sections/partners/content?per_page=${perPage}&page=${page}`).then(
          ({ content }) => content.cards.en,
        ),
      ),
    async isWhole(api, { id }) {
      const { card } = await read(api, `${cards}/${id}?lang=en`)
      return card.name === card.description && card.phone_number === '0000000'
    },
  },
  user: {
    write: (api, name) =>
      send(api, 'users', {
        name,
        email: emailOf(name),
        password: 'norias turn by night',
        role_id: '2',
      }),
    find: (api) =>
      allPages((page) => read(api, `users?limit=${perPage}&page=${page}`).then(({ data }) => data)),
    isWhole: async (_, { name, email, role_id }) => email === emailOf(name) && role_id === 2,
  },
} satisfies Record<string, Kind>

export const allKinds = {
  ...kinds,
  file: {
    write: (api, name) =>
      send(api, 'files', { 'title.en': name, 'file.en': new File([content(name)], 'file.pdf') }),
    find: (api) =>
      allPages(async (page) => {
        const { files } = await read(api, `files?limit=${perPage}&page=${page}`)
        return files.map(({ id, versions: { en } }: LibraryFile) => ({ id, ...en, name: en.title }))
      }),
    async isWhole(api, { name, address }) {
      const answer = await api(`..${address}`)
      return answer.ok && Buffer.from(content(name)).equals(Buffer.from(await answer.arrayBuffer()))
    },
  },
  application: {
    write: async (api, name) => apply(api, await formOf(api), name),
    find: async (api) => new Map((await applicationsIn(api)).map((one) => [one.name, one])),
    isWhole: async (api, { id, attachments = [] }) =>
      (await readableFiles(api, { id, attachments })) === filesOfEach,
  },
} satisfies Record<string, Kind>

type LibraryFile = { id: string; versions: { en: { title: string; address: string } } }

const content = (name: string) => new Uint8Array(pdf(name))

function articles(section: string, rest: (name: string) => Promise<{ image?: Blob }>): Kind {
  const path = `sections/${section}/keys/articles/articles/en`
  return {
    write: async (api, name) =>
      send(api, path, { title: name, content: `<p>${name}</p>`, ...(await rest(name)) }),
    find: (api) =>
      allPages(async (page) => {
        const { articles } = await read(api, `${path}?per_page=${perPage}&page=${page}`)
        return articles.map(({ id, title: name }: { id: number; title: string }) => ({ id, name }))
      }),
    async isWhole(api, { id }) {
      const { article } = await read(api, `${section}/keys/articles/articles/${id}/en`)
      if (article.content !== `<p>${article.title}</p>`) return false
      return section === 'posts' || isPicture(api, article.image)
    },
  }
}

async function allPages(pageOf: (page: number) => Promise<Item[]>): Promise<Map<string, Item>> {
  const all = new Map<string, Item>()
  for (let page = 1; ; page++) {
    const items = await pageOf(page)
    for (const item of items) all.set(item.name, item)
    if (items.length < perPage) return all
  }
}

export function send(
  api: Api,
  path: string,
  fields: Record<string, string | Blob>,
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return api(path, { method: 'POST', body, signal: AbortSignal.timeout(30_000) })
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
export async function read(api: Api, path: string): Promise<any> {
  const answer = await api(path)
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  return answer.json()
}

function emailOf(name: string): string {
  return `${name.replaceAll(' ', '-')}@naoura.example`
}

async function pictureNamed(name: string): Promise<Blob> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest()
  const create = { width: 48, height: 32, channels: 3, background: { r, g, b } } as const
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())])
}

async function isPicture(api: Api, address: string): Promise<boolean> {
  const answer = await api(`..${address}`)
  if (!answer.ok) return false
  return sharp(Buffer.from(await answer.arrayBuffer()))
    .stats()
    .then(
      () => true,
      () => false,
    )
}
