import type { Locator, Page } from '@playwright/test'
import { arabic } from '../support/dashboard-words.ts'
import type { StartWords } from '../../src/dashboard/pages/banner/start-words.ts'
import { firstSteps, type FirstStep } from '../../src/domain/sections/overview.ts'
import { rewriteSection, textField } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { open, reopen } from '../support/open.ts'
import { inviteOmar } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { start, actions } = arabic
const places = {
  look: '/dashboard/look',
  contact: '/dashboard/contact',
  pages: '/dashboard/pages',
  content: '/dashboard/blog/new',
  password: '/dashboard/account',
  secondFactor: '/dashboard/account',
}
const demoTitle = 'Water that runs on sunlight'

test('Layla follows the first steps: each is ticked once it is true, starting empty is taken back, and the card stays away', async ({
  layla,
  address,
}) => {
  test.setTimeout(120_000)
  await rewriteSection(address, 'identity', { company_name: { en: 'Naoura of Hama' } })
  await inviteOmar(address)
  const page = await layla('ar')
  await prepareAxe(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dashboard')
  const card = cardOf(page, start)
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await card.getByRole('button', { name: start.all }).click()
  for (const name of ['identity', 'colleague'] as const)
    await expect(stepOf(card, start, name)).toContainText(start.done)
  await expect(card.getByRole('listitem')).toHaveCount(firstSteps.length)
  await expect(card.getByRole('status')).toHaveText(start.progress(2, 9))
  for (const [name, place] of Object.entries(places)) {
    const way = stepOf(card, start, name as FirstStep).getByRole('link')
    await expect(way).toHaveAttribute('href', place)
  }
  await stepOf(card, start, 'look').getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: arabic.shell.pages.look })).toBeFocused()
  await page.goBack()

  const content = stepOf(card, start, 'content')
  const demo = content.getByRole('button', { name: start.empty })
  await demo.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(start.emptyHint)
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'first-steps-question')
  await page.setViewportSize({ width: 1440, height: 900 })
  await question.getByRole('button', { name: actions.delete }).click()
  await expect(demo).toHaveCount(0)
  await expect(content.getByRole('link')).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(await homeOf(address)).not.toContain(demoTitle)
  const title = textField(page, arabic, 'banner_title', 'الإنجليزية')
  await expect(title).toHaveValue('')
  await inspect(page, 'first-steps')

  await page.getByRole('button', { name: actions.undo }).click()
  await expect(demo).toBeVisible()
  await expect(page.getByText(start.emptied)).toHaveCount(0)
  await expect(title).toHaveValue(demoTitle)
  expect(await homeOf(address)).toContain(demoTitle)

  await card.getByRole('button', { name: start.putAway }).click()
  await expect(card).toHaveCount(0)
  await reopen(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('Layla says what her site is for, sees it set up for that, and undoes it (NEW-1)', async ({
  layla,
  address,
}) => {
  const page = await layla('ar')
  await prepareAxe(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dashboard')
  await cardOf(page, start).getByRole('button', { name: start.all }).click()
  const step = stepOf(cardOf(page, start), start, 'kind')
  await step.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: start.steps.kind.title })
  await expect(dialog.getByRole('radio', { name: start.kinds.engineering.name })).toBeChecked()
  await expect(dialog).toContainText(start.kindHint)
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'kind-of-site')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(dialog.getByRole('radio')).toHaveCount(6)
  await dialog.getByRole('radio', { name: start.kinds.engineering.name }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: start.kinds.school.name })).toBeChecked()
  await dialog.getByRole('button', { name: start.begin }).click()
  await expect(dialog).toHaveCount(0)
  await expect(step).toContainText(start.done)
  await expect(step.getByRole('button', { name: start.another })).toBeVisible()
  const title = textField(page, arabic, 'banner_title', 'الإنجليزية')
  await expect(title).toHaveValue('Every child learns in their own way')
  const home = await (await fetch(`${address}/ar`)).text()
  for (const shown of ['أخبار المدرسة', 'سجّل الآن', 'كيف نعلّم']) expect(home).toContain(shown)
  expect(home).toMatch(/<link rel="stylesheet" href="\/theme-[0-9a-f]{16}\.css"/)

  await page.getByRole('button', { name: actions.undo }).click()
  await expect(title).toHaveValue(demoTitle)
  await expect(step.getByRole('button', { name: start.steps.kind.action })).toBeVisible()
  expect(await homeOf(address)).toContain(demoTitle)
})

function cardOf(page: Page, words: StartWords): Locator {
  return page.getByRole('region', { name: words.title })
}

function stepOf(card: Locator, words: StartWords, name: FirstStep): Locator {
  return card.getByRole('listitem').filter({ hasText: words.steps[name].title })
}

async function homeOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}
