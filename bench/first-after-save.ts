import { ask, type Asked } from './response.ts'
import { editorOf } from './editor.ts'
import { type Figure, median } from './figure.ts'

/** With the most that the first request after a save may take, as a multiple of the next one. */
const pages = [
  ['/', 8],
  ['/ar', 8],
  ['/blog', 5],
  ['/ar/blog', 5],
  ['/blog/1', 5],
  ['/ar/blog/1', 5],
] as const
const rounds = 60

/** F12: a page that is rendered anew after a save, against the same page as it is then stored. */
export async function firstAfterSave(product: string): Promise<Figure[]> {
  const save = await editorOf(product)
  const id = await save({ title: 'القرية', content: '<p>ماء</p>' })
  const figures: Figure[] = []
  for (const [path, most] of pages) {
    const asked = { path, headers: { 'accept-encoding': 'br' } }
    const first: number[] = []
    const next: number[] = []
    for (let round = 0; round < rounds; round++) {
      await save({ title: `القرية ${round}`, content: '<p>ماء</p>' }, id)
      first.push(await millisecondsOf(product, asked))
      next.push(await millisecondsOf(product, asked))
    }
    const [rendered, stored] = [median(first), median(next)]
    const note = `${rendered.toFixed(1)} ms, then ${stored.toFixed(1)} ms`
    figures.push({ id: 'F12', what: path, value: rendered / stored, goal: { most }, note })
  }
  return figures
}

async function millisecondsOf(product: string, asked: Asked): Promise<number> {
  const began = performance.now()
  await ask(product, asked)
  return performance.now() - began
}
