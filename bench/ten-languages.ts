import { type Desk, deskOf, ratio } from './desk.ts'
import type { Figure } from './figure.ts'

const count = Number(process.env.BENCH_ARTICLES ?? 10_000)
const eightMore = ['de', 'fr', 'es', 'it', 'tr', 'fa', 'ru', 'ku']

const works: Record<string, (desk: Desk) => Promise<unknown>> = {
  'public list': (desk) => desk.publicList(),
  list: (desk) => desk.list(),
  editor: (desk) => desk.editor(),
  board: (desk) => desk.board(),
  counts: (desk) => desk.counts(),
  save: (desk) => desk.save(),
}

/** F14: in turns, the processor time of what visitors and editors wait for, in ten languages and in two. */
export async function tenLanguages(): Promise<Figure[]> {
  const words = 150
  const [two, ten] = [
    await deskOf(count, { words }),
    await deskOf(count, { words, more: eightMore }),
  ]
  const figures: Figure[] = []
  for (const [name, work] of Object.entries(works)) {
    const value = await ratio(two, ten, work)
    figures.push({
      id: 'F14',
      what: `${name} in ten languages to in two`,
      value,
      goal: { most: 1.2 },
    })
  }
  await Promise.all([two.close(), ten.close()])
  return figures
}
