import { expect, test } from '@playwright/test'
import { demoFolder } from '../support/demo-data.ts'
import { apiKey, apiOf, copyOf, remove, startProduct } from '../support/product.ts'

const identity = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test('every answer names its request, and the log is a line of JSON for each event', async () => {
  const dataFolder = await copyOf(demoFolder)
  const product = await startProduct({ dataFolder, environment: { LOG_LEVEL: 'info' } })
  const { address } = product
  const names: string[] = []
  const nameOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(address + path, { headers })
    const page = await answer.text()
    names.push(answer.headers.get('x-request-id') ?? path)
    return page
  }
  const page = await nameOf('/blog/1')
  await nameOf('/blog/1')
  const [picture = ''] = /\/media\/\w+\/\d+\.avif/.exec(page) ?? []
  for (const path of [
    picture,
    '/site.webmanifest',
    '/feed.xml',
    '/nothing',
    '/login',
    '/healthz',
  ]) {
    await nameOf(path)
  }
  for (const key of [{}, { 'api-key': apiKey }, { 'api-key': apiKey }]) {
    await nameOf('/api/public/languages', key as Record<string, string>)
  }
  for (const name of names) expect(name).toMatch(identity)
  expect(new Set(names).size).toBe(names.length)

  const refused = await apiOf(address)('signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'thief@example.com', password: 'guessed it' }),
  })
  expect(await product.stop()).toBe(0)
  const { trail = [], lines = [] } = Object.groupBy(
    // A busy machine may need a second for a page, which is logged as well.
    product.logged().filter(({ msg }) => msg !== 'page'),
    ({ msg }) => (msg === 'audit trail' ? 'trail' : 'lines'),
  )
  expect(lines.map(({ msg }) => msg)).toEqual([
    'started',
    'request',
    'request',
    'stopping',
    'stopped',
  ])
  expect(trail).toHaveLength(2)
  for (const { end } of trail) expect(end).toMatch(/^\d+:([\da-f]{64})?$/)
  expect(lines).toContainEqual(
    expect.objectContaining({
      path: '/api/signin',
      status: 401,
      address: '127.0.0.1',
      requestId: refused.headers.get('x-request-id'),
    }),
  )
  expect(lines.at(-1)).toMatchObject({ isWhole: true })
  await remove(dataFolder)
})
