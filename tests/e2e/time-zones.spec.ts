import { reroute } from '../support/reroute.ts'
import { open } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

/** Late in Los Angeles’ day before, early in Damascus’ day after, and none. */
const moments = ['2025-11-03T02:00:00.000Z', '2025-11-03T23:30:00.000Z', '']

for (const timezoneId of ['America/Los_Angeles', 'Asia/Damascus']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('LST-7, K-08: articles have the date of the server, whatever the clock on the wall says; without one they are of today', async ({
      visitor,
    }) => {
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
      await expect(dates.nth(7)).toHaveText('Nov 3, 2025')
      await expect(dates.nth(8)).toHaveText('Nov 5, 2025')
    })
  })
}
