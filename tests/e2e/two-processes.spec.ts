import { expect, test } from '@playwright/test'
import { startPostgres } from '../support/postgres.ts'
import { apiOf, remove, signIn, startProduct, temporaryFolder } from '../support/product.ts'

const articles = 'sections/posts/keys/articles/articles/en'

test('MUL-1: what is saved at one process is on the pages of the other at its next request', async () => {
  const postgres = await startPostgres()
  const dataFolder = await temporaryFolder()
  const environment = { DEMO_CONTENT: 'off', DATABASE_URL: await postgres.newDatabase() }
  const processes = [
    await startProduct({ dataFolder, environment }),
    await startProduct({ dataFolder, environment }),
  ] as const
  try {
    const { token } = await signIn(processes[0].address)
    const blogOf = ({ address }: { address: string }) =>
      fetch(`${address}/blog`).then((answer) => answer.text())
    for (let turn = 0; turn < 40; turn += 1) {
      const [one, other] = turn % 2 ? processes : [processes[1], processes[0]]
      // Asked for before, so that it would be answered from memory.
      await blogOf(other)
      const body = new FormData()
      body.append('title', `Noria number ${turn}`)
      const saved = await apiOf(one.address, token)(articles, { method: 'POST', body })
      expect(saved.status).toBe(201)
      expect(await blogOf(other)).toContain(`Noria number ${turn}`)
    }
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()))
    await postgres.stop()
    await remove(dataFolder)
  }
})
