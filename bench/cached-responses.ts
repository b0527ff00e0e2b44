import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { changePage, publishPageOfEveryKind } from '../tests/support/page-of-blocks.ts'
import { apiKey } from '../tests/support/product.ts'
import { type Answer, ask, type Asked } from './response.ts'
import { type Figure, median } from './figure.ts'
import { responsesPerSecond } from './throughput.ts'

const pages = ['/', '/ar', '/blog', '/ar/blog', '/blog/1', '/ar/blog/1']
const calls = ['articles/en?page=1&per_page=6', 'articles/ar?page=1&per_page=6', 'articles/ar/1']
const rounds = 31
const milliseconds = { warmUp: 1_000, round: 100 } as const

const paragraph = {
  en: '<p>Two brothers built the first wheel of this house from mulberry wood.</p>',
  ar: '<p>بنى أخوان أوّل ناعورةٍ لهذا البيت من خشب التوت.</p>',
}

/** F1 and F2: cached pages and calls, against a bare Node server with the same bytes. */
export async function cachedResponses(product: string): Promise<Figure[]> {
  const company = await publishPageOfTwentyBlocks(product)
  const asked = [...[...pages, ...company].map(pageAsked), ...calls.map(callAsked)]
  const { bare, stop } = await startBareServer(product, asked)
  const figures: Figure[] = []
  for (const one of asked) figures.push(await compared(product, bare, one))
  stop()
  return figures
}

async function publishPageOfTwentyBlocks(product: string): Promise<string[]> {
  const { id, order, slugs } = await publishPageOfEveryKind(product)
  const added = ['written1', 'written2', 'written3', 'written4']
  await changePage(product, id, {
    order: [...order, ...added],
    blocks: Object.fromEntries(added.map((block) => [block, { kind: 'text' }])),
    texts: Object.fromEntries(added.map((block) => [`body:${block}`, paragraph])),
  })
  return [`/${slugs.en}`, `/ar/${encodeURIComponent(slugs.ar ?? '')}`]
}

function pageAsked(path: string): Asked {
  return { path, headers: { 'accept-encoding': 'br' } }
}

function callAsked(call: string): Asked {
  const path = `/api/sections/posts/keys/articles/${call}`
  return { path, headers: { 'accept-encoding': 'br', 'api-key': apiKey } }
}

export async function startBareServer(product: string, asked: Asked[]) {
  const child: ChildProcess = fork(join(import.meta.dirname, 'bare-server.ts'))
  const answers: Record<string, Answer> = {}
  for (const one of asked) answers[one.path] = await ask(product, one)
  child.send(answers)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { bare: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

/** The two take turns, so that other load on the machine slows both. */
async function compared(product: string, bare: string, asked: Asked): Promise<Figure> {
  for (const address of [bare, product])
    await responsesPerSecond(address, asked, milliseconds.warmUp)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const least = await responsesPerSecond(bare, asked, milliseconds.round)
    ratios.push((await responsesPerSecond(product, asked, milliseconds.round)) / least)
  }
  const value = median(ratios)
  const { path } = asked
  if (!path.startsWith('/api/')) return { id: 'F1', what: path, value, goal: { least: 0.85 } }
  return { id: 'F2', what: path.slice(path.lastIndexOf('articles/')), value, goal: { least: 0.35 } }
}
