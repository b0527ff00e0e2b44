import { expect, type Locator, type Page, test } from '@playwright/test'

const mostPresses = 3

/** Each click, key and chosen file of a person is a press, each filled field a text. */
export function counted(page: Page) {
  const made = { presses: 0, texts: 0 }
  const counting = <Rest extends unknown[]>(
    kind: keyof typeof made,
    act: (...rest: Rest) => Promise<void>,
  ) => {
    return async (...rest: Rest) => {
      made[kind] += 1
      await act(...rest)
    }
  }
  return {
    click: counting('presses', (on: Locator) => on.click()),
    fill: counting('texts', (field: Locator, text: string) => field.fill(text)),
    choose: counting('presses', (field: Locator, buffer: Buffer) =>
      field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer }),
    ),
    soFar: () => made.presses + made.texts,
    record,
    async step(name: string, act: () => Promise<void>): Promise<void> {
      const { presses, texts } = made
      await test.step(name, act)
      const [pressed, typed] = [made.presses - presses, made.texts - texts]
      await record(`${name}, presses ${pressed}, texts ${typed}`)
      expect(pressed, `presses to ${name}`).toBeLessThanOrEqual(mostPresses)
    },
  }

  async function record(name: string): Promise<void> {
    const body = await page.screenshot({ type: 'jpeg', quality: 60, ...shownIn(name) })
    await test.info().attach(`${name}, ${made.presses + made.texts}`, {
      body,
      contentType: 'image/jpeg',
    })
  }
}

function shownIn(name: string): { path?: string } {
  const { SCREENS } = process.env
  return SCREENS ? { path: `${SCREENS}/${test.info().title}, ${name}.jpg` } : {}
}
