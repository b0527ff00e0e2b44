import type { Locator } from '@playwright/test'
import { boxOf } from './places.ts'

export async function isInkCut(text: Locator): Promise<boolean> {
  const { x, y, width, height } = await boxOf(text)
  const room = 12
  const clip = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room }
  const picture = () => text.page().screenshot({ clip, animations: 'disabled' })
  const shown = await picture()
  await text.evaluate((element: HTMLElement) => (element.style.overflow = 'visible'))
  const whole = await picture()
  await text.evaluate((element: HTMLElement) => (element.style.overflow = ''))
  return !shown.equals(whole)
}
