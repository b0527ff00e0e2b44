import type { Page, Route } from '@playwright/test'

/**
 * Waits until the route is in force: Chromium applies it asynchronously, and the following clicks
 * may overtake it.
 */
export async function reroute(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void>,
  { times }: { times?: 1 } = {},
): Promise<void> {
  await page.route(address, answer, times ? { times } : {})
  if (page.url() === 'about:blank') return
  await page.route('**/robots.txt', (route) => route.fulfill({ status: 204 }))
  await page.evaluate(async () => {
    while ((await fetch('/robots.txt')).status !== 204);
  })
}
