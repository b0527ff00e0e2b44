import type { Page } from '@playwright/test'

/** The next answer to what this pattern matches has been made, and does not reach the page until it is released. */
export async function heldResponse(page: Page, urlPattern: string) {
  const session = await page.context().newCDPSession(page)
  const paused = new Promise<string>((resolve) => {
    session.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId))
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] })
  return {
    async release(): Promise<void> {
      await session.send('Fetch.continueRequest', { requestId: await paused })
      await session.detach()
    },
  }
}
