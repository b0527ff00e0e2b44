import type { Page } from '@playwright/test'

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
