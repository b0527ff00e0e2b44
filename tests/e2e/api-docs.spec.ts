import { inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiKey } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

test('the page of the API is whole with every example opened, and axe finds nothing', async ({
  visitor,
}) => {
  test.setTimeout(180_000)
  await prepareAxe(visitor)
  await open(visitor, '/api/docs')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wajha API')
  await visitor
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  await inspectAll(visitor, 'api-docs')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first tab stop skips the list; an endpoint is found in it and its example opened by keyboard', async ({
    visitor,
  }) => {
    await open(visitor, '/api/docs')
    await visitor.keyboard.press('Tab')
    await expect(visitor.getByRole('link', { name: 'Skip to the calls' })).toBeFocused()
    await visitor.getByRole('link', { name: 'Create an article in one language' }).press('Enter')
    const call = 'post-sections-section-keys-articles-articles-language'
    await expect(visitor).toHaveURL(`/api/docs#${call}`)
    const card = visitor.locator(`#${call}`)
    await card.getByText('Example').press('Enter')
    await expect(card.getByText('title=Opening in Hama')).toBeVisible()
  })
})

test('page and description need no key, are stored, and are sent once', async ({ request }) => {
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const first = await request.get(path)
    expect(first.status()).toBe(200)
    const { etag = '', ...headers } = first.headers()
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
    expect(headers['x-powered-by']).toBeUndefined()
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
    const withKey = await request.get(path, { headers: { 'api-key': apiKey } })
    expect(await withKey.text()).toBe(await first.text())
  }
})
