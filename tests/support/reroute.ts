import type { Page, Route } from '@playwright/test'

/**
 * Answers requests of a page in the server's place, the next one only or all. Chromium tells an open page
 * of it beside the keys and clicks that follow, which may overtake it: this waits until it is in force.
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
