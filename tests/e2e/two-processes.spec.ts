import { expect, test } from '@playwright/test'
import { startPostgres } from '../support/postgres.ts'
import { apiOf, remove, signIn, startProduct, temporaryFolder } from '../support/product.ts'

test('what is saved at one process is on the pages of the other at once', async () => {
  const postgres = await startPostgres()
  const dataFolder = await temporaryFolder()
  const environment = { DEMO_CONTENT: 'off', DATABASE_URL: await postgres.newDatabase() }
  const one = await startProduct({ dataFolder, environment })
  const other = await startProduct({ dataFolder, environment })
  try {
    const blog = () => fetch(`${other.address}/blog`).then((answer) => answer.text())
    expect(await blog()).not.toContain('Opening in Hama')

    const { token } = await signIn(one.address)
    const body = new FormData()
    body.append('title', 'Opening in Hama')
    const path = 'sections/posts/keys/articles/articles/en'
    expect((await apiOf(one.address, token)(path, { method: 'POST', body })).status).toBe(201)
    await expect.poll(blog).toContain('Opening in Hama')
  } finally {
    await Promise.all([one.stop(), other.stop()])
    await postgres.stop()
    await remove(dataFolder)
  }
})
