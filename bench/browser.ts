import { type Browser, chromium } from '@playwright/test'
import configuration from '../playwright.config.ts'

/** The browser of the tests. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch(configuration.use?.launchOptions)
}
