import { deskOf, ratio } from './desk.ts'
import type { Figure } from './figure.ts'

/** F13: the board and its counts among few and many articles, of which every second lacks Arabic. */
export async function translationBoard(): Promise<Figure[]> {
  const [short, long] = [await deskOf(100), await deskOf(100_000)]
  const board = await ratio(short, long, (desk) => desk.board())
  const counts = await ratio(short, long, (desk) => desk.counts())
  await Promise.all([short.close(), long.close()])
  const goal = { most: 1.2 }
  return [
    { id: 'F13', what: 'board among 100,000 articles to among 100', value: board, goal },
    { id: 'F13', what: 'its counts among 100,000 articles to among 100', value: counts, goal },
  ]
}
