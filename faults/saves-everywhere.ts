import type { Figure } from '../bench/figure.ts'
import { apiOf, signIn } from '../tests/support/product.ts'
import type { Experiment, Given } from './experiment.ts'

const id = 'MUL-1'
const articles = 'sections/posts/keys/articles/articles/en'

export const savesEverywhere: Experiment = {
  id,
  what: 'saves seen at another server',
  engines: ['PostgreSQL'],
  async run({ isShort, newPlace }: Given): Promise<Figure[]> {
    await using place = await newPlace()
    const servers = [await place.start(), await place.start()] as const
    const { token } = await signIn(servers[0].address)
    const blogOf = async ({ address }: { address: string }) =>
      (await fetch(`${address}/blog`)).text()
    const saves = isShort ? 40 : 1_000
    let old = 0
    for (let turn = 0; turn < saves; turn += 1) {
      const [one, other] = turn % 2 ? servers : [servers[1], servers[0]]
      // The list was asked for before, so that it would be answered from memory.
      await blogOf(other)
      const body = new FormData()
      body.append('title', `Noria number ${turn}`)
      const saved = await apiOf(one.address, token)(articles, { method: 'POST', body })
      const isShown = (await blogOf(other)).includes(`Noria number ${turn}`)
      if (saved.status !== 201 || !isShown) old += 1
    }
    return [
      { id, what: `of ${saves} saves, old at the other`, value: old, unit: '', goal: { most: 0 } },
    ]
  },
}
