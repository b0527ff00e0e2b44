import { setTimeout } from 'node:timers/promises'
import { ask } from './response.ts'
import { editorOf } from './editor.ts'
import { type Figure, median } from './figure.ts'

const pages = ['/', '/ar', '/blog', '/ar/blog', '/blog/1', '/ar/blog/1']
const rounds = { atOnce: 40, later: 8 }
const aSecond = 1_000

/**
 * F12: a page after a save, at once and a second later, against the same page as it is then stored.
 * Both come after the same silence, because a process that has slept answers its first request late.
 */
export async function firstAfterSave(product: string): Promise<Figure[]> {
  const save = await editorOf(product)
  const id = await save({ title: 'القرية', content: '<p>ماء</p>' })
  const figures: Figure[] = []
  for (const path of pages) {
    const times = async (count: number, wait: number) => {
      const [first, next]: [number[], number[]] = [[], []]
      for (let round = 0; round < count; round++) {
        await save({ title: `القرية ${round}`, content: '<p>ماء</p>' }, id)
        await setTimeout(wait)
        first.push(await millisecondsOf(product, path))
        await setTimeout(wait)
        next.push(await millisecondsOf(product, path))
      }
      return [median(first), median(next)] as const
    }
    const [atOnce] = await times(rounds.atOnce, 0)
    const [later, next] = await times(rounds.later, aSecond)
    const note = `${later.toFixed(1)} ms, then ${next.toFixed(1)} ms`
    const what = `${path} a second later`
    figures.push(
      { id: 'F12', what: `${path} at once`, value: atOnce, unit: 'ms', goal: { most: 25 } },
      { id: 'F12', what, value: later / next, goal: { most: 2 }, note },
    )
  }
  return figures
}

async function millisecondsOf(product: string, path: string): Promise<number> {
  const began = performance.now()
  await ask(product, { path, headers: { 'accept-encoding': 'br' } })
  return performance.now() - began
}
