import { isDeepStrictEqual } from 'node:util'
import type { Figure } from '../bench/figure.ts'
import { type Api, apiOf, inviteOmar, signIn } from '../tests/support/product.ts'
import { engines, type Experiment, type Given } from './experiment.ts'

const id = 'L11'
const sections = ['posts', 'business', 'products'] as const
const pages = ['banner', 'aboutUs', 'contactUs', 'partners', 'identity'] as const
const cards = 'sections/partners/keys/cards/cards'

type Numbered = { id: number }

export const broughtBack: Experiment = { id, what: 'removed and brought back', engines, run }

async function run({ newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace('demo')
  const { address } = await place.start()
  await inviteOmar(address)
  const api = apiOf(address, (await signIn(address)).token)
  const before = await everything(api)
  const removed = await removeAll(api)
  const meanwhile = await everything(api)
  await restoreAll(api)
  const after = await everything(api)
  const missingIn = (items: unknown[]) =>
    before.filter((item) => !items.some((other) => isDeepStrictEqual(item, other))).length
  const unit = ''
  return [
    { id, what: 'removed, emptied or reset', value: removed, unit, goal: { least: pages.length } },
    {
      id,
      what: 'of what there was, gone meanwhile',
      value: missingIn(meanwhile),
      unit,
      goal: { least: before.length - 1 },
    },
    {
      id,
      what: `of ${before.length}, not as before`,
      value: missingIn(after),
      unit,
      goal: { most: 0 },
    },
  ]
}

async function everything(api: Api): Promise<unknown[]> {
  const articles = sections.map(async (section) =>
    Promise.all(
      (await articlesOf(api, section)).map((article) =>
        read(api, `${section}/keys/articles/articles/${article}/en`),
      ),
    ),
  )
  const contents = pages.map((name) => read(api, `sections/${name}/content?per_page=100`))
  const users = (await read(api, 'users?limit=100')).data
  return [...(await Promise.all(articles)).flat(), ...(await Promise.all(contents)), ...users].map(
    withoutCounts,
  )
}

/**
 * The newest come first, so that whoever was removed later is back before anything that depends on
 * them.
 */
async function restoreAll(api: Api): Promise<void> {
  for (;;) {
    const { removed } = await read(api, 'trash?limit=100')
    if (removed.length === 0) return
    for (const { id } of removed as Numbered[]) {
      await done(await api(`trash/${id}/restore`, { method: 'POST' }))
    }
  }
}

async function removeAll(api: Api): Promise<number> {
  const removals: [path: string, method: 'DELETE' | 'POST', form?: Record<string, string>][] = []
  const posts = await articlesOf(api, 'posts')
  const emptied = `sections/posts/keys/articles/articles/en/${posts[0]}`
  removals.push([emptied, 'POST', { title: '', content: '' }])
  for (const section of sections) {
    for (const id of (await articlesOf(api, section)).slice(section === 'posts' ? 1 : 0)) {
      removals.push([`sections/${section}/keys/articles/articles/${id}`, 'DELETE'])
    }
  }
  const partners = await read(api, 'sections/partners/content?per_page=100')
  for (const { id } of partners.content.cards.en as Numbered[]) {
    removals.push([`${cards}/${id}`, 'DELETE'])
  }
  for (const name of pages) removals.push([`sections/${name}/reset`, 'POST'])
  for (const { id } of (await read(api, 'users?limit=100')).data.slice(1) as Numbered[]) {
    removals.push([`users/${id}`, 'DELETE'])
  }
  for (const [path, method, form] of removals) {
    const body = form && new FormData()
    for (const [name, value] of Object.entries(form ?? {})) body?.append(name, value)
    await done(await api(path, { method, ...(body && { body }) }))
  }
  return removals.length
}

async function articlesOf(api: Api, section: string): Promise<number[]> {
  const { articles } = await read(api, `sections/${section}/keys/articles/articles/ar?per_page=100`)
  return (articles as Numbered[]).map(({ id }) => id)
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
async function read(api: Api, path: string): Promise<any> {
  return (await done(await api(path))).json()
}

async function done(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`)
  return answer
}

function withoutCounts(item: unknown): unknown {
  const uncounted = (name: string, value: unknown) =>
    ['revision', 'updated_at'].includes(name) ? undefined : value
  return JSON.parse(JSON.stringify(item, uncounted))
}
