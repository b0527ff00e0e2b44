import { expect, test } from '@playwright/test'
import { demoFolder } from '../support/demo-data.ts'
import { copyOf, remove, startProduct } from '../support/product.ts'

test('OPS-8 behind a balancer it says that it stops before it does, and proxies may keep its connections', async () => {
  const dataFolder = await copyOf(demoFolder)
  const product = await startProduct({ dataFolder, environment: { STOP_DELAY: '2' } })
  const { address } = product
  const before = await fetch(`${address}/healthz`)
  expect([before.status, before.headers.get('keep-alive')]).toEqual([200, 'timeout=75'])

  const stopped = product.stop()
  for (const path of ['/healthz', '/readyz']) {
    await expect.poll(async () => (await fetch(address + path)).status).toBe(503)
  }
  expect((await fetch(address)).status).toBe(200)
  expect(await stopped).toBe(0)
  await remove(dataFolder)
})
