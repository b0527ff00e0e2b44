import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import { engines, migratedDatabase, openedStorage } from '../../../tests/support/storages.ts'

function manyWords(time: string): string {
  return Array.from({ length: 2_001 }, (_, number) => `${time}${number}`).join(' ')
}

async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const next = () => {
    turns += 1
    if (!isOver) setImmediate(next)
  }
  setImmediate(next)
  await work
  isOver = true
  return turns
}

describe.each(engines)('a save that changes all words of a long article on %s', (engine) => {
  test('leaves others their turn, and is found by the new words alone', async () => {
    const { articles, search } = await openedStorage(engine)
    const save = (time: string) => saveOf('en', { title: 'Norias', content: manyWords(time) })
    const { id } = await articles.create('posts', save('first'), byLayla())
    const saving = articles.change('posts', id, save('second'), byLayla())
    expect(await turnsDuring(saving)).toBeGreaterThan(2)
    const found = async (word: string) =>
      (await search.find({ language: 'en', words: [word], page: 1, perPage: 6 })).total
    expect(await found('second2000')).toBe(0)
    expect(await found('second1999')).toBe(1)
    expect(await found('first1900')).toBe(0)
    expect(await found('norias')).toBe(1)
  })
})

test('others have their turns while a single statement keeps SQLite busy', async () => {
  const { write } = await migratedDatabase('SQLite')
  const countToMillions = sql`
    with recursive step(n) as (select 1 union all select n + 1 from step where n < 3000000)
    select count(*) from step`
  const writing = write('product', (transaction) => countToMillions.execute(transaction))
  expect(await turnsDuring(writing)).toBeGreaterThan(1_000)
})
