import { setTimeout as wait } from 'node:timers/promises'
import demo from '../demo/content.json' with { type: 'json' }
import type { Product } from '../tests/support/product.ts'
import { type Editor, editorOf, photographOf } from './editor.ts'
import { type Figure, median } from './figure.ts'
import { memoryOf } from './memory.ts'
import { startLoad } from './start-load.ts'

const pages = [
  '/',
  '/ar',
  '/blog',
  '/ar/blog',
  '/business',
  '/ar/products',
  '/blog/1',
  '/ar/blog/1',
]
const viewsPerSecond = 200
const savesPerSecond = 2
const texts = demo.posts.map(({ title, content }) => ({
  title: title.ar ?? '',
  content: content.ar ?? '',
}))
const pictureEvery = 10
const parts = 10

/** F10: the memory of all our processes after minutes of views and saves, and its course. */
export async function soak({ address, pid }: Product, seconds: number): Promise<Figure[]> {
  const of = pages.map((path) => ({
    address,
    asked: { path, headers: { 'accept-encoding': 'br' } },
  }))
  const asking = startLoad({ of, perSecond: viewsPerSecond })
  const saving = await startSaving(address)
  const samples: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    await wait(1000)
    samples.push(await memoryOf(pid))
  }
  const saves = await saving.end()
  const views = (await asking.end()).flat().filter(({ status }) => status === 200).length
  const tenths = Array.from({ length: parts }, (_, part) => median(partOf(samples, part)))
  const value = tenths.at(-1) ?? Number.NaN
  const what = `memory after ${views} views, ${saves} saves`
  const note = `by tenths of ${seconds} s: ${tenths.map((size) => size.toFixed(0)).join(' ')} MB; most ${Math.max(...samples).toFixed(0)}`
  return [{ id: 'F10', what, value, unit: 'MB', goal: { most: 250 }, note }]
}

function partOf(samples: number[], part: number): number[] {
  const length = samples.length / parts
  return samples.slice(Math.floor(part * length), Math.ceil((part + 1) * length))
}

async function startSaving(product: string) {
  const save = await editorOf(product)
  const ids: number[] = []
  for (const text of texts) ids.push(await save(text))
  const stopping = new AbortController()
  const begun: Promise<PromiseSettledResult<unknown>[]>[] = []
  const all = (async () => {
    for (let number = 0; !stopping.signal.aborted; number++) {
      begun.push(Promise.allSettled([saveOne(save, ids, number)]))
      await wait(1000 / savesPerSecond)
    }
    return (await Promise.all(begun)).flat()
  })()
  return {
    async end(): Promise<number> {
      stopping.abort()
      return (await all).filter(({ status }) => status === 'fulfilled').length
    },
  }
}

async function saveOne(save: Editor, ids: number[], number: number): Promise<number> {
  const place = number % texts.length
  const { title = '', content = '' } = texts[place] ?? {}
  const text = { title: `${title} ${number}`, content }
  if (number % pictureEvery !== 0) return save(text, ids[place])
  return save({ ...text, picture: await photographOf(1920, number).jpeg().toBuffer() }, ids[place])
}
