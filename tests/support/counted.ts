import { type Locator, type Page, test } from '@playwright/test'

/** Each click, filled field, key and chosen file of a person counts as one. */
export function counted(page: Page) {
  let interactions = 0
  const counting = <Rest extends unknown[]>(act: (...rest: Rest) => Promise<void>) => {
    return async (...rest: Rest) => {
      interactions += 1
      await act(...rest)
    }
  }
  return {
    click: counting((on: Locator) => on.click()),
    fill: counting((field: Locator, text: string) => field.fill(text)),
    choose: counting((field: Locator, buffer: Buffer) =>
      field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer }),
    ),
    soFar: () => interactions,
    async record(name: string): Promise<void> {
      const body = await page.screenshot({ type: 'jpeg', quality: 60 })
      await test.info().attach(`${name}, ${interactions}`, { body, contentType: 'image/jpeg' })
    },
  }
}
