import { type Browser, chromium } from '@playwright/test'
import configuration from '../playwright.config.ts'

export function startBrowser(): Promise<Browser> {
  return chromium.launch(configuration.use?.launchOptions)
}
