import type { Page } from '@playwright/test'
import { type Look, lookChoices } from '../../src/domain/look/look.ts'
import { type PresetName, presetNames, presets } from '../../src/domain/look/presets.ts'
import { putPictureInBanner, rewriteSection } from '../support/editing.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const [pause, play] = ['Pause', 'Play']
const second = 1_000

/** Each look with the hero it has; by `npm run screens` with every hero. */
function heroesOf(preset: PresetName): readonly Look['hero'][] {
  const own: Partial<Look> = presets[preset]
  return process.env.SCREENS ? lookChoices.hero : [own.hero ?? 'auto']
}

for (const preset of presetNames) {
  for (const hero of heroesOf(preset)) {
    const state = `look-${preset}-${hero}`
    for (const language of inspectedLanguages(state)) {
      test(`"${preset}" with the hero "${hero}" can be read in "${language}", keeps its policy and prints dark on white (LOOK-2, LOOK-4, LOOK-15)`, async ({
        visitor,
        address,
      }) => {
        const path = language === 'ar' ? '/ar' : '/'
        await putPictureInBanner(address)
        await rewriteSection(address, 'look', { ...presets[preset], hero })
        await prepareAxe(visitor)
        await open(visitor, path)
        await visitor.mouse.move(9, 9)
        await expect(visitor.locator('footer')).toBeVisible()
        expect(await (await visitor.request.get(path)).text()).not.toMatch(/\s(style|nonce)="/)
        await inspectAll(visitor, state)
        await visitor.emulateMedia({ media: 'print' })
        expect(await inkOf(visitor, 'h1')).toBeLessThan(90)
        await expect(visitor.locator('[data-hero] picture').first()).toBeHidden()
      })
    }
  }
}

test('slides move for one round, stop when they are told to, and stand where motion is unwanted (LOOK-14)', async ({
  visitor,
  address,
}) => {
  await rewriteSection(address, 'look', { hero: 'slides' })
  await visitor.emulateMedia({ reducedMotion: 'no-preference' })
  await visitor.clock.install()
  await open(visitor, '/')
  const shown = visitor.locator('[data-hero] [data-shown]')
  const button = (name: string) => visitor.locator('[data-hero]').getByRole('button', { name })
  const pictures = visitor.locator('[data-hero] [aria-roledescription=slide] picture')
  await expect(button(pause)).toBeVisible()
  await expect(shown).toHaveCount(0)
  const count = await pictures.count()
  expect(count).toBeGreaterThan(1)

  await visitor.clock.fastForward(7 * second)
  await expect(shown).toHaveCount(1)
  await button(pause).click()
  await visitor.clock.fastForward(60 * second)
  await expect(visitor.locator('[data-hero] [data-slide="1"][data-shown]')).toHaveCount(1)
  await button(play).click()
  for (let step = 2; step < count; step += 1) {
    await visitor.clock.fastForward(7 * second)
    await expect(visitor.locator(`[data-hero] [data-slide="${step}"][data-shown]`)).toHaveCount(1)
  }
  await visitor.clock.fastForward(7 * second)
  await expect(shown).toHaveCount(0)
  await expect(button(play)).toBeVisible()
  await visitor.clock.fastForward(60 * second)
  await expect(shown).toHaveCount(0)

  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await expect(button(play)).toHaveCount(0)
  await open(visitor, '/')
  await expect(pictures.first()).toBeVisible()
  await visitor.clock.fastForward(60 * second)
  await expect(shown).toHaveCount(0)
})

test('the home page opens as the look says', async ({ address }) => {
  await putPictureInBanner(address)
  const opened = async (look: Partial<Look>) => {
    await rewriteSection(address, 'look', look)
    const html = await (await fetch(`${address}/ar`)).text()
    return html.includes('fetchPriority="high"') ? 'picture' : 'drawing'
  }
  expect(await opened({})).toBe('picture')
  expect(await opened({ hero: 'scene' })).toBe('drawing')
  expect(await opened({ hero: 'plain' })).toBe('drawing')
  expect(await opened({ hero: 'picture' })).toBe('picture')
  expect(await opened({ hero: 'slides' })).toBe('picture')
})

/** Lightness runs from 0 to 255. */
function inkOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(element).color.match(/\d+/g) ?? []
      ).map(Number)
      return Math.max(red, green, blue)
    })
}
