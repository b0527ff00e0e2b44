import { reroute } from '../support/reroute.ts'
import { published } from '../support/editing.ts'
import { hydrate, open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** Late in Los Angeles’ day before, early in Damascus’ day after, and none. */
const moments = ['2025-11-03T02:00:00.000Z', '2025-11-03T23:30:00.000Z', '']

for (const timezoneId of ['America/Los_Angeles', 'Asia/Damascus']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('EDT-15, LST-7, K-08: articles have the date of the site’s clock, whatever the clock on the wall says; without one they are of today', async ({
      visitor,
      address,
    }) => {
      const id = await dated(address, '2025-11-03T23:30')
      await reroute(visitor, '**/api/sections/posts/**', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { articles: { created_at: string }[] }
        for (const [index, article] of body.articles.entries()) {
          article.created_at = moments[index % 3] ?? ''
        }
        await route.fulfill({ response: answer, json: body })
      })
      await visitor.clock.setFixedTime('2025-11-05T09:00:00Z')
      await open(visitor, '/ar/blog')
      const dates = visitor.locator('main time')
      await expect(async () => {
        await visitor.mouse.wheel(0, 1500)
        expect(await dates.count()).toBeGreaterThan(8)
      }).toPass()
      await expect(dates.nth(6)).toHaveText('Nov 3, 2025')
      await expect(dates.nth(7)).toHaveText('Nov 4, 2025')
      await expect(dates.nth(8)).toHaveText('Nov 5, 2025')
      const path = `/blog/${id}`
      expect(await (await fetch(address + path)).text()).toContain('>Nov 4, 2025<')
      await open(visitor, path)
      await hydrate(dates)
      await expect(dates.first()).toHaveText('Nov 4, 2025')
    })
  })
}

/** A post of a site that is in Damascus. */
async function dated(address: string, givenDate: string): Promise<number> {
  const staff = apiOf(address, (await signIn(address)).token)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ time_zone: 'Asia/Damascus' })
  await staff('publishing', { method: 'PATCH', headers, body })
  const id = await published(address, { section: 'posts', title: 'Opening in Hama' })
  const form = new FormData()
  form.append('given_date', givenDate)
  await staff(`sections/posts/keys/articles/articles/en/${id}`, { method: 'POST', body: form })
  return id
}
