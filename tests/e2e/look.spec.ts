import { choose } from '../support/choose.ts'
import type { FrameLocator, Page, Request } from '@playwright/test'
import { messages } from '../../src/domain/messages.ts'
import { presets } from '../../src/domain/look/presets.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { readSection, rewriteSection, saveButton } from '../support/editing.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { expect, framed, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: framed })

const blue = '#1b6fb5'

/** The bell asks by itself, and YouTube is not ours. */
const isOurs = (url: string) => !/\/api\/overview|ytimg/.test(url)

test('Layla sees a colour on the page at once, takes a ready-made look and goes back; visitors see what she saves (LOOK-1, LOOK-7, LOOK-8, LOOK-12, LOOK-16)', async ({
  layla,
  address,
}) => {
  const { look, actions, saving } = arabic
  const editor = await layla('ar')
  await editor.setViewportSize({ width: 1440, height: 900 })
  const onTheirWay = new Set<Request>()
  editor.on('request', (request) => onTheirWay.add(request))
  editor.on('requestfinished', (request) => onTheirWay.delete(request))
  editor.on('requestfailed', (request) => onTheirWay.delete(request))
  await open(editor, '/dashboard/look')
  const page = editor.frameLocator('iframe')
  const brand = editor.getByRole('textbox', { name: look.settings.brand, exact: true })
  const asked: string[] = []

  await test.step('a colour that is typed is on the page without a request', async () => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('footer')).toBeVisible()
    // The pictures of the page, which come late on a busy machine, are not asked for by the colour.
    await expect
      .poll(() => [...onTheirWay].map((request) => request.url()).filter(isOurs))
      .toEqual([])
    editor.on('request', (request) => asked.push(request.url()))
    await brand.fill('1B6FB5')
    await expect(brand).toHaveValue(blue)
    await expectToken(page, '--brand-fill', blue)
    expect(asked.filter(isOurs)).toEqual([])
    expect(await sheetOf(address)).toBeUndefined()
  })

  await test.step('a ready-made look sets everything, and one press undoes it', async () => {
    const chambers = editor.getByRole('radio', { name: look.preset.chambers })
    await editor.getByText(look.preset.chambers, { exact: true }).click()
    await expect(chambers).toBeChecked()
    await expect(brand).toHaveValue(presets.chambers.brand)
    await expectToken(page, '--r-3', '0px')
    await editor.getByRole('button', { name: look.presetUndone }).click()
    await expect(chambers).not.toBeChecked()
    await expectToken(page, '--brand-fill', blue)
    await expectToken(page, '--r-3', '14px')
  })

  await test.step('what a sheet cannot show is asked of the server, for the frame alone', async () => {
    const picture = page.locator('[data-hero] img[fetchpriority=high]')
    await expect(picture).toHaveCount(0)
    await editor.getByText(look.preset.school, { exact: true }).click()
    await expect(picture).toHaveCount(1)
    await expectToken(page, '--brand-fill', presets.school.brand)
    await expect(page.getByRole('button', { name: 'إيقاف مؤقّت' })).toHaveCount(0)
    expect(await (await fetch(`${address}/ar`)).text()).not.toContain('fetchPriority="high"')
    await editor.getByRole('button', { name: look.presetUndone }).click()
    await expect(picture).toHaveCount(0)
    await expectToken(page, '--brand-fill', blue)
  })

  await test.step('the dark theme and another page have it, too', async () => {
    await editor.getByRole('radio', { name: arabic.theme.dark, exact: true }).last().click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await editor.getByRole('radio', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expectToken(page, '--brand-fill', blue)
  })

  await test.step('once it is saved, visitors and the dashboard have it', async () => {
    await saveButton(editor, arabic).click()
    await expect(editor.getByText(arabic.messages[messages.contentUpdated])).toBeVisible()
    expect(await sheetOf(address)).toMatch(/^\/theme-[\da-f]{16}\.css$/)
    expect(await tokenIn(editor, '--brand-fill')).toBe(blue)
  })

  await test.step('discarding gives back what is saved, a reset the standard look', async () => {
    await brand.fill('#9a4632')
    await editor.getByRole('button', { name: actions.discard }).click()
    await editor.getByRole('alertdialog').getByRole('button', { name: actions.discard }).click()
    await expect(brand).toHaveValue(blue)
    await expect(editor.getByText(saving.unsaved)).toHaveCount(0)
    await choose(editor.getByRole('button', { name: actions.more }), actions.reset)
    await editor.getByRole('alertdialog').getByRole('button', { name: actions.reset }).click()
    await expect(brand).toHaveValue('#0e5f5b')
    expect(await sheetOf(address)).toBeUndefined()
  })
})

test.describe('refused', () => {
  test.use({ provoked: /409/ })

  test('what cannot be saved is said at its field, and what somebody else chose meanwhile is shown beside one’s own', async ({
    layla,
    address,
  }) => {
    const { look, saving } = english
    const editor = await layla('en')
    await open(editor, '/dashboard/look')
    const brand = editor.getByRole('textbox', { name: look.settings.brand, exact: true })
    await brand.fill('teal')
    await saveButton(editor, english).click()
    await expect(brand).toHaveAccessibleDescription(messages.colourInvalid)
    await expect(brand).toBeFocused()

    await rewriteSection(address, 'look', { brand: '#22304f', corners: 'soft' })
    await brand.fill(blue)
    await saveButton(editor, english).click()
    const dialog = editor.getByRole('alertdialog')
    const choice = dialog.getByRole('radiogroup', { name: look.settings.brand })
    await expect(choice).toContainText('#22304f')
    await choice.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: saving.conflict.apply }).click()
    await expect(editor.getByText(messages.contentUpdated)).toBeVisible()
    expect(await readSection(address, 'look')).toMatchObject({ brand: blue, corners: 'soft' })
    await editor.getByRole('button', { name: saving.history.open }).click()
    await expect(editor.getByRole('dialog')).toContainText(look.settings.corners)
  })
})

test('Omar, an editor, finds the page to be for administrators', async ({ omar }) => {
  const editor = await omar('ar')
  await open(editor, '/dashboard/look')
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText(arabic.shell.forbidden.title)
})

test('a site that is light only stays so on a dark device, and offers no choice (LOOK-11)', async ({
  visitor,
  address,
}) => {
  await rewriteSection(address, 'look', { schemes: 'light' })
  await visitor.emulateMedia({ colorScheme: 'dark' })
  await visitor.addInitScript(() => {
    if (window.top === window) localStorage.setItem('theme', 'dark')
  })
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await open(visitor, '/ar')
  const ground = visitor.locator('body')
  await expect(ground).toHaveCSS('background-color', 'rgb(251, 250, 247)')
  const choice = visitor.locator('[data-theme-choice]')
  // The choice in the phone's menu comes when the menu is opened.
  await expect(choice).toHaveCount(1)
  await expect(choice).toHaveCSS('display', 'none')
  await expect(visitor.getByRole('banner').getByRole('button')).toHaveCount(1)
})

for (const language of inspectedLanguages('look')) {
  test(`axe finds nothing in the look (${language})`, async ({ layla }) => {
    test.slow()
    const words = language === 'ar' ? arabic : english
    const editor = await layla(language)
    await prepareAxe(editor)
    await open(editor, '/dashboard/look')
    await editor.getByText(words.look.preset.clinic, { exact: true }).click()
    await inspectAll(editor, 'look')
  })
}

async function sheetOf(address: string): Promise<string | undefined> {
  const html = await (await fetch(`${address}/ar`)).text()
  return /<link rel="stylesheet" href="(\/theme-[^"]+)"/.exec(html)?.[1]
}

/** The frame may be put in place of another at the same time. */
async function expectToken(page: FrameLocator, token: string, value: string): Promise<void> {
  await expect(page.locator('html')).toHaveCSS(token, value)
}

function tokenIn(page: Page, token: string): Promise<string> {
  return page.locator('html').evaluate(valueOf, token)
}

function valueOf(root: Element, token: string): string {
  return getComputedStyle(root).getPropertyValue(token)
}
