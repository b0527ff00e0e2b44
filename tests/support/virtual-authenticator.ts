import type { Page } from '@playwright/test'

/** Chromium's own authenticator: keys are real, and whoever uses it is verified or not. */
export async function virtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async setVerified(isUserVerified: boolean) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async setPresent(enabled: boolean) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}
